<?php
// Removes the settings together with the plugin, on every site of a network.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() ) as $beterwerk_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $beterwerk_site );
	}
	delete_option( 'beterwerk_portal' );
	delete_option( 'beterwerk_cookie_domain' );
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
