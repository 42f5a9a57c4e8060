<?php
// The portal's address, which an administrator sets under Instellingen, Beterwerk.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'beterwerk_register_settings' );
add_action( 'admin_menu', 'beterwerk_add_settings_page' );

/** Returns the portal's address without a trailing slash, '' while it is not set. */
function beterwerk_portal() {
	return (string) get_option( 'beterwerk_portal', '' );
}

function beterwerk_register_settings() {
	register_setting( 'beterwerk-widgets', 'beterwerk_portal', array( 'sanitize_callback' => 'beterwerk_sanitize_portal' ) );
	register_setting( 'beterwerk-widgets', 'beterwerk_cookie_domain', array( 'sanitize_callback' => 'beterwerk_sanitize_domain' ) );
	add_settings_section( 'beterwerk-widgets', '', '__return_null', 'beterwerk-widgets' );
	add_settings_field( 'beterwerk_portal', __( 'Adres van de omgeving', 'beterwerk-widgets' ), 'beterwerk_portal_field', 'beterwerk-widgets', 'beterwerk-widgets', array( 'label_for' => 'beterwerk_portal' ) );
	add_settings_field( 'beterwerk_cookie_domain', __( 'Gedeeld domein', 'beterwerk-widgets' ), 'beterwerk_domain_field', 'beterwerk-widgets', 'beterwerk-widgets', array( 'label_for' => 'beterwerk_cookie_domain' ) );
}

function beterwerk_add_settings_page() {
	add_options_page( 'Beterwerk', 'Beterwerk', 'manage_options', 'beterwerk-widgets', 'beterwerk_settings_page' );
}

/** Returns the origin of the submitted address. Rejects an invalid address and returns the stored one. */
function beterwerk_sanitize_portal( $text ) {
	$parts = wp_parse_url( trim( (string) $text ) );
	if ( '' === trim( (string) $text ) ) {
		return '';
	}
	if ( empty( $parts['host'] ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) ) {
		add_settings_error( 'beterwerk_portal', 'beterwerk_portal', __( 'Vul het adres in met https:// ervoor, bijvoorbeeld https://mijn.voorbeeld.nl.', 'beterwerk-widgets' ) );
		return beterwerk_portal();
	}
	return esc_url_raw( $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ) );
}

/** Returns the submitted domain name when it is valid, otherwise the stored one. */
function beterwerk_sanitize_domain( $text ) {
	$domain = strtolower( trim( (string) $text ) );
	if ( '' === $domain || preg_match( '/^[a-z\d-]+(\.[a-z\d-]+)+$/', $domain ) ) {
		return $domain;
	}
	add_settings_error( 'beterwerk_cookie_domain', 'beterwerk_cookie_domain', __( 'Vul een domein in, zoals voorbeeld.nl.', 'beterwerk-widgets' ) );
	return (string) get_option( 'beterwerk_cookie_domain', '' );
}

function beterwerk_portal_field() {
	printf( '<input type="url" class="regular-text code" id="beterwerk_portal" name="beterwerk_portal" value="%s" placeholder="https://mijn.voorbeeld.nl">', esc_attr( beterwerk_portal() ) );
}

function beterwerk_domain_field() {
	printf( '<input type="text" class="regular-text code" id="beterwerk_cookie_domain" name="beterwerk_cookie_domain" value="%s" aria-describedby="beterwerk_domain_help">', esc_attr( get_option( 'beterwerk_cookie_domain', '' ) ) );
	printf( '<p class="description" id="beterwerk_domain_help">%s</p>', esc_html__( 'Alleen nodig als de server onder COOKIE_DOMAIN iets anders heeft dan wat website en omgeving gemeen hebben.', 'beterwerk-widgets' ) );
}

function beterwerk_settings_page() {
	echo '<div class="wrap"><h1>Beterwerk</h1><form method="post" action="options.php">';
	settings_fields( 'beterwerk-widgets' );
	do_settings_sections( 'beterwerk-widgets' );
	submit_button();
	echo '</form></div>';
}
