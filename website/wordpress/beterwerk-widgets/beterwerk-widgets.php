<?php
/**
 * Plugin Name: Beterwerk-widgets
 * Description: Inloggen, winkelwagen, bedrijven, laat meekijken en in winkelwagen: de widgets van Beterwerk op je eigen pagina's.
 * Version: 1.3.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Author: Beterwerk
 * License: GPLv2 or later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: beterwerk-widgets
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/settings.php';
require __DIR__ . '/shortcodes.php';
require __DIR__ . '/condition.php';
require __DIR__ . '/blocks.php';

/**
 * The widgets: the path of the link, its default text, and the options.
 */
function beterwerk_widgets() {
	return array(
		'login'       => array( 'path' => '/inloggen', 'text' => __( 'Inloggen', 'beterwerk-widgets' ), 'options' => array() ),
		'cart'        => array( 'path' => '/winkelwagen', 'text' => __( 'Winkelwagen', 'beterwerk-widgets' ), 'options' => array() ),
		'companies'   => array( 'path' => '/bedrijven', 'text' => __( 'Bekijk je bedrijven', 'beterwerk-widgets' ), 'options' => array() ),
		'invite'      => array( 'path' => '/bedrijven/externalId/', 'text' => __( 'Laat iemand meekijken', 'beterwerk-widgets' ), 'options' => array( 'company' ) ),
		'add-to-cart' => array( 'path' => '/winkelwagen', 'text' => __( 'In winkelwagen', 'beterwerk-widgets' ), 'options' => array( 'product', 'quantity' ) ),
		'product'     => array( 'path' => '/winkelwagen', 'text' => __( 'Bekijk dit product', 'beterwerk-widgets' ), 'options' => array( 'product', 'quantity' ) ),
	);
}

add_action( 'wp_enqueue_scripts', 'beterwerk_enqueue_loader' );
add_filter( 'script_loader_tag', 'beterwerk_loader_tag', 10, 2 );
add_filter( 'wp_kses_allowed_html', 'beterwerk_allow_tags', 10, 2 );

/**
 * Adds the loader to every page, because a widget can also be a plain link in a menu or a template. Adds nothing while
 * the portal's address is not set, or where a theme excludes the page with the filter.
 */
function beterwerk_enqueue_loader() {
	if ( beterwerk_loads_widgets() ) {
		// Without a version: the address does not change; the portal's cache headers announce a new loader.
		wp_enqueue_script( 'beterwerk-loader', beterwerk_portal() . '/bw.js', array(), null, false );
	}
}

/** Returns whether this page loads scripts of the portal. */
function beterwerk_loads_widgets() {
	return beterwerk_portal() && apply_filters( 'beterwerk_load_widgets', true );
}

/** Makes the script a module that the page does not wait for; WordPress itself cannot do so before 6.5. */
function beterwerk_loader_tag( $tag, $handle ) {
	if ( 'beterwerk-loader' !== $handle ) {
		return $tag;
	}
	$attributes = array( 'type' => 'module', 'async' => true, 'src' => esc_url( beterwerk_portal() . '/bw.js' ) );
	if ( get_option( 'beterwerk_cookie_domain' ) ) {
		$attributes['data-cookie-domain'] = get_option( 'beterwerk_cookie_domain' );
	}
	return wp_get_script_tag( $attributes );
}

/** Allows authors to use the custom elements. WordPress already allows marked elements: any data attribute. */
function beterwerk_allow_tags( $tags, $context ) {
	if ( 'post' !== $context ) {
		return $tags;
	}
	foreach ( beterwerk_widgets() as $name => $widget ) {
		$tags[ "bw-$name" ] = array_fill_keys( $widget['options'], true ) + array( 'class' => true, 'data-*' => true );
	}
	return $tags;
}
