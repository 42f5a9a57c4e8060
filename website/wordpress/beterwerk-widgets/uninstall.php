<?php
// Leaves nothing behind: who removes the plugin removes what it was told.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'beterwerk_portal' );
delete_option( 'beterwerk_cookie_domain' );
