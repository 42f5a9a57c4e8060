<?php
// Removes the settings together with the plugin.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'beterwerk_portal' );
delete_option( 'beterwerk_cookie_domain' );
