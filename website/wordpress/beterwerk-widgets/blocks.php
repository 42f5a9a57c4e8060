<?php
// The blocks of the block editor. They save static HTML, which stays when the plugin is removed.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'beterwerk_register_blocks' );
add_action( 'enqueue_block_editor_assets', 'beterwerk_pass_settings' );

function beterwerk_register_blocks() {
	register_block_type( __DIR__ . '/blocks/widget' );
	register_block_type( __DIR__ . '/blocks/condition' );
}

/** Tells the script of the block the portal's address. */
function beterwerk_pass_settings() {
	$settings = wp_json_encode( array( 'portal' => beterwerk_portal() ), JSON_HEX_TAG );
	wp_add_inline_script( generate_block_asset_handle( 'beterwerk/widget', 'editorScript' ), "window.beterwerkWidgets = $settings;", 'before' );
}
