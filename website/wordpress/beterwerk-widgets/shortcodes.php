<?php
// [bw-login], [bw-cart], [bw-companies], [bw-invite company="…"], [bw-add-to-cart product="5" quantity="2"] and
// [bw-product product="5"], for editors who prefer shortcodes to HTML. They render a marked link, which also works
// without a script.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'beterwerk_add_shortcodes' );

function beterwerk_add_shortcodes() {
	foreach ( array_keys( beterwerk_widgets() ) as $name ) {
		add_shortcode( "bw-$name", 'beterwerk_shortcode' );
	}
}

/** Returns the HTML of the widget; '' for visitors when the shortcode is invalid. */
function beterwerk_shortcode( $written, $content, $tag ) {
	$name    = substr( $tag, 3 );
	$widget  = beterwerk_widgets()[ $name ];
	$written = shortcode_atts( array_fill_keys( $widget['options'], '' ) + array( 'text' => $widget['text'], 'class' => '' ), $written, $tag );
	$options = beterwerk_options( $name, $written );
	if ( null === $options || ! beterwerk_portal() ) {
		return current_user_can( 'edit_posts' ) ? beterwerk_complaint( $name ) : '';
	}
	$data = array( 'data-bw-widget' => $name );
	foreach ( $options as $key => $value ) {
		$data[ "data-$key" ] = $value;
	}
	return sprintf(
		'<span%s><a%s href="%s">%s</a></span>',
		beterwerk_attributes( $data ),
		beterwerk_attributes( array_filter( array( 'class' => $written['class'] ) ) ),
		esc_url( beterwerk_portal() . beterwerk_path( $name, $options ) ),
		esc_html( $content ? wp_strip_all_tags( $content ) : $written['text'] )
	);
}

/** Returns the options of the widget; null when a required one is missing or invalid. */
function beterwerk_options( $name, $written ) {
	if ( 'invite' === $name ) {
		$is_id = preg_match( '/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i', $written['company'] );
		return $is_id ? array( 'company' => $written['company'] ) : null;
	}
	if ( in_array( $name, array( 'add-to-cart', 'product' ), true ) ) {
		$product  = absint( $written['product'] );
		$quantity = '' === $written['quantity'] ? '1' : $written['quantity'];
		return $product && preg_match( '/^([1-9]|10)$/', $quantity ) ? compact( 'product', 'quantity' ) : null;
	}
	return array();
}

/** Returns the address of the link: the page of the portal with the same function. */
function beterwerk_path( $name, $options ) {
	$path = beterwerk_widgets()[ $name ]['path'];
	if ( isset( $options['product'] ) ) {
		$dialog = 'product' === $name ? '&venster=product' : '';
		return $path . '?product=' . $options['product'] . $dialog . '&aantal=' . $options['quantity'];
	}
	return $path . ( $options['company'] ?? '' );
}

function beterwerk_attributes( $attributes ) {
	$html = '';
	foreach ( $attributes as $key => $value ) {
		$html .= sprintf( ' %s="%s"', $key, esc_attr( $value ) );
	}
	return $html;
}

/** Returns the explanation that editors see instead of an invalid widget. Visitors see nothing. */
function beterwerk_complaint( $name ) {
	$of_product = __( 'Vul bij product het nummer van het product in, en bij quantity 1 tot en met 10.', 'beterwerk-widgets' );
	$why        = array(
		'invite'      => __( 'Vul bij company de externe id van het bedrijf in.', 'beterwerk-widgets' ),
		'add-to-cart' => $of_product,
		'product'     => $of_product,
		'if'          => __( 'Vul bij who in, out of coach in.', 'beterwerk-widgets' ),
	);
	$say = beterwerk_portal() ? $why[ $name ] : __( 'Het adres van de omgeving is nog niet ingesteld.', 'beterwerk-widgets' );
	/* translators: 1: the shortcode, 2: what to do about it. */
	$sentence = __( '[%1$s] werkt nog niet. %2$s (Alleen redacteuren zien dit.)', 'beterwerk-widgets' );
	return sprintf( '<em>%s</em>', esc_html( sprintf( $sentence, "bw-$name", $say ) ) );
}
