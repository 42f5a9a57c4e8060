<?php
// Parts of a page for some visitors only: [bw-if who="in"]…[/bw-if], the block, or an element with data-bw-if. The portal's
// script bw-if.js hides them from the others. It is only on pages with such a part, since the page waits for it.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'beterwerk_add_condition' );
add_action( 'wp_enqueue_scripts', 'beterwerk_find_conditions' );
add_filter( 'render_block', 'beterwerk_notice_condition' );

function beterwerk_add_condition() {
	add_shortcode( 'bw-if', 'beterwerk_condition_shortcode' );
}

/** Loads the script in the head when a post of the page has such a part. */
function beterwerk_find_conditions() {
	global $wp_query;
	foreach ( $wp_query->posts ?? array() as $post ) {
		if ( $post instanceof WP_Post && preg_match( '/data-bw-if|\[bw-if\b/', $post->post_content ) ) {
			beterwerk_enqueue_condition();
		}
	}
}

/**
 * Loads the script for such a part in a template, a pattern or a widget. Themes of blocks render these before the head;
 * in other themes the script comes at the end of the page, which then shows the part for a moment.
 */
function beterwerk_notice_condition( $html ) {
	if ( ! is_admin() && false !== strpos( $html, 'data-bw-if' ) ) {
		beterwerk_enqueue_condition();
	}
	return $html;
}

function beterwerk_enqueue_condition() {
	if ( beterwerk_loads_widgets() ) {
		// Without a version, as for the loader.
		wp_enqueue_script( 'beterwerk-condition', beterwerk_portal() . '/bw-if.js', array(), null, false );
	}
}

/** Returns the HTML of the part; '' for visitors when the shortcode is invalid. */
function beterwerk_condition_shortcode( $written, $content ) {
	$who = shortcode_atts( array( 'who' => '' ), $written, 'bw-if' )['who'];
	if ( ! in_array( $who, array( 'in', 'out', 'coach' ), true ) ) {
		return current_user_can( 'edit_posts' ) ? beterwerk_complaint( 'if' ) : '';
	}
	beterwerk_enqueue_condition();
	// WordPress makes paragraphs of the text around the tags as well, and leaves halves of these inside.
	$content = preg_replace( '#^\s*(</p>|<br />)\s*|\s*(<p>|<br />)\s*$#', '', (string) $content );
	$inside  = do_shortcode( shortcode_unautop( $content ) );
	$tag     = preg_match( '/<(p|div|h[1-6]|ul|ol|table|figure|blockquote)\b/', $inside ) ? 'div' : 'span';
	return sprintf( '<%1$s data-bw-if="%2$s">%3$s</%1$s>', $tag, esc_attr( $who ), $inside );
}
