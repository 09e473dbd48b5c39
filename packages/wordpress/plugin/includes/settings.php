<?php
/**
 * The plugin's page in the admin: what is done with the forms that it shows.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/setup.php';
require_once __DIR__ . '/console.php';

add_action( 'init', __NAMESPACE__ . '\load_words' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_styles' );
add_filter( 'plugin_action_links_octroi/octroi.php', __NAMESPACE__ . '\add_action_link' );
add_action( 'admin_post_octroi_accept', __NAMESPACE__ . '\accept_terms' );
add_action( 'admin_post_octroi_connect', __NAMESPACE__ . '\open_console' );
add_action( 'admin_post_octroi_key', __NAMESPACE__ . '\save_key' );
add_action( 'admin_post_octroi_disconnect', __NAMESPACE__ . '\end_connection' );
add_action( 'admin_post_octroi_rules', __NAMESPACE__ . '\save_rules' );
add_action( 'admin_post_octroi_paste', __NAMESPACE__ . '\save_pasted' );
add_action( 'admin_post_octroi_address', __NAMESPACE__ . '\save_address' );
add_action( 'admin_post_octroi_people', __NAMESPACE__ . '\save_people' );
add_action( 'admin_post_octroi_test', __NAMESPACE__ . '\test_cache' );
add_action( 'admin_post_octroi_early', __NAMESPACE__ . '\toggle_early_loader' );

/** Loads the translations that come with the plugin. */
function load_words() {
	load_plugin_textdomain( 'octroi', false, 'octroi/languages' );
}

/** The entry in the menu. */
function add_page() {
	// The mark, an arch with its bars. The menu gives fills its own color, and leaves strokes alone.
	$icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 34 34"><path fill="#a7aaad" d="M1.8 25V13a12.2 12.2 0 0 1 24.4 0v12h-2.4V13a9.8 9.8 0 0 0-19.6 0v12zM8 14.2h2.4V25H8zM12.8 11.6h2.4V25h-2.4zM17.6 14.2H20V25h-2.4z"/></svg>';
	add_menu_page(
		__( 'Octroi', 'octroi' ),
		__( 'Octroi', 'octroi' ),
		'manage_options',
		'octroi',
		__NAMESPACE__ . '\show_page',
		'data:image/svg+xml;base64,' . base64_encode( $icon ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- What the menu takes.
		81
	);
}

/** Shows the page. */
function show_page() {
	require_once __DIR__ . '/screens.php';
	show_screen();
}

/**
 * Loads the page's few styles, on the page alone.
 *
 * @param string $page The page that is shown.
 */
function enqueue_styles( $page ) {
	if ( 'toplevel_page_octroi' === $page ) {
		wp_enqueue_style( 'octroi', plugins_url( 'admin.css', __DIR__ ), array(), VERSION );
	}
}

/**
 * A link to the page in the list of plugins.
 *
 * @param string[] $links The links that are there.
 */
function add_action_link( $links ) {
	$link = '<a href="' . esc_url( page_address() ) . '">' . esc_html__( 'Settings', 'octroi' ) . '</a>';
	return array_merge( array( $link ), $links );
}

/**
 * The address of a tab of the page.
 *
 * @param string $tab     overview, rules or connection.
 * @param string $message What the page is to say, in a word.
 */
function page_address( $tab = 'overview', $message = '' ) {
	$arguments = array(
		'page' => 'octroi',
		'tab'  => $tab,
	);
	if ( '' !== $message ) {
		$arguments['octroi_message'] = $message;
	}
	return add_query_arg( $arguments, admin_url( 'admin.php' ) );
}

/**
 * Goes back to the page, and ends.
 *
 * @param string $tab     The tab.
 * @param string $message What the page is to say, in a word.
 */
function go_back( $tab, $message ) {
	wp_safe_redirect( page_address( $tab, $message ) );
	exit;
}

/** Ends a request of somebody who may not decide for the site. */
function require_administrator() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'octroi' ), '', array( 'response' => 403 ) );
	}
}

/** Remembers who has accepted the terms, and when. Nothing is sent before. */
function accept_terms() {
	check_admin_referer( 'octroi_accept' );
	require_administrator();
	update_option(
		'octroi_terms',
		array(
			'by'   => get_current_user_id(),
			'time' => time(),
		),
		false
	);
	go_back( 'connection', 'accepted' );
}

/** Opens the console with a challenge. */
function open_console() {
	check_admin_referer( 'octroi_connect' );
	require_administrator();
	if ( ! get_option( 'octroi_terms' ) ) {
		go_back( 'connection', 'terms' );
	}
	require_once __DIR__ . '/connect.php';
	$address = begin_pairing();
	add_filter(
		'allowed_redirect_hosts',
		function ( $hosts ) use ( $address ) {
			return array_merge( $hosts, array( wp_parse_url( $address, PHP_URL_HOST ) ) );
		}
	);
	wp_safe_redirect( $address );
	exit;
}

/** Connects with a key that was pasted. */
function save_key() {
	check_admin_referer( 'octroi_key' );
	require_administrator();
	if ( ! get_option( 'octroi_terms' ) ) {
		go_back( 'connection', 'terms' );
	}
	$key = parse_site_key( isset( $_POST['key'] ) ? sanitize_text_field( wp_unslash( $_POST['key'] ) ) : '' );
	if ( null === $key ) {
		go_back( 'connection', 'key' );
	}
	if ( console_address() !== $key['console'] ) {
		go_back( 'connection', 'console' );
	}
	connect( $key );
	exchange();
	go_back( 'connection', 'connected' );
}

/** Ends the connection. */
function end_connection() {
	check_admin_referer( 'octroi_disconnect' );
	require_administrator();
	$is_known = tell_disconnected();
	disconnect( 'here' );
	go_back( 'connection', $is_known ? 'disconnected' : 'untold' );
}

/** Saves a preset, and choices about single crawlers. */
function save_rules() {
	check_admin_referer( 'octroi_rules' );
	require_administrator();
	$rules            = rules();
	$rules['enforce'] = isset( $_POST['mode'] ) && 'enforce' === sanitize_key( wp_unslash( $_POST['mode'] ) );
	$preset           = isset( $_POST['preset'] ) ? sanitize_key( wp_unslash( $_POST['preset'] ) ) : '';
	if ( in_array( $preset, PRESETS, true ) ) {
		$rules['preset'] = $preset;
		$rules['pasted'] = '';
	}
	$amount   = isset( $_POST['amount'] ) ? str_replace( ',', '.', sanitize_text_field( wp_unslash( $_POST['amount'] ) ) ) : '';
	$currency = isset( $_POST['currency'] ) ? strtoupper( sanitize_text_field( wp_unslash( $_POST['currency'] ) ) ) : '';
	try {
		$rules['price'] = read_price(
			(object) array(
				'amount'   => $amount,
				'currency' => $currency,
			),
			'price'
		);
		$message        = 'saved';
	} catch ( Policy_Error $error ) {
		// The price that was there stays; what else was chosen is saved.
		$message = 'price';
	}
	$visits           = isset( $_POST['visits'] ) ? absint( wp_unslash( $_POST['visits'] ) ) : 0;
	$rules['limit']   = array(
		'visits' => min( LIMITS['visits'], max( 1, $visits ) ),
		'per'    => 'hour',
	);
	$rules['choices'] = array();
	$choices          = isset( $_POST['choices'] ) ? array_map( 'sanitize_key', (array) wp_unslash( $_POST['choices'] ) ) : array();
	// Names are sent by their place in the registry: some hold characters that a form's field cannot.
	foreach ( registry()['crawlers'] as $index => $crawler ) {
		if ( isset( $choices[ $index ] ) && in_array( $choices[ $index ], ACTIONS, true ) && 'search-engine' !== $crawler['purpose'] ) {
			$rules['choices'][ $crawler['token'] ] = $choices[ $index ];
		}
	}
	update_option( 'octroi_rules', $rules, false );
	prepare_gate();
	go_back( 'rules', $message );
}

/** Saves a policy that was pasted, or goes back to presets where the field is empty. */
function save_pasted() {
	check_admin_referer( 'octroi_paste' );
	require_administrator();
	$rules = rules();
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- JSON: parse_policy() takes nothing but a policy.
	$text = isset( $_POST['policy'] ) ? trim( wp_unslash( $_POST['policy'] ) ) : '';
	if ( '' !== $text ) {
		try {
			$policy = parse_policy( $text );
		} catch ( Policy_Error $error ) {
			set_transient( 'octroi_pasted', array( $text, $error->place, $error->getMessage() ), MINUTE_IN_SECONDS );
			go_back( 'rules', 'policy' );
		}
		if ( site_origin() !== $policy['site']['origin'] ) {
			set_transient( 'octroi_pasted', array( $text, 'site.origin', 'other-site' ), MINUTE_IN_SECONDS );
			go_back( 'rules', 'policy' );
		}
	}
	delete_transient( 'octroi_pasted' );
	$rules['pasted']  = $text;
	$rules['enforce'] = isset( $_POST['mode'] ) && 'enforce' === sanitize_key( wp_unslash( $_POST['mode'] ) );
	update_option( 'octroi_rules', $rules, false );
	prepare_gate();
	go_back( 'rules', 'saved' );
}

/** Saves where the visitor's address is read. */
function save_address() {
	check_admin_referer( 'octroi_address' );
	require_administrator();
	$rules  = rules();
	$source = isset( $_POST['address'] ) ? sanitize_text_field( wp_unslash( $_POST['address'] ) ) : 'auto';
	if ( 'header' === $source ) {
		$source = isset( $_POST['header'] ) ? sanitize_text_field( wp_unslash( $_POST['header'] ) ) : '';
	}
	if ( ! preg_match( '/^[A-Za-z][A-Za-z0-9-]{0,63}$/D', $source ) ) {
		go_back( 'rules', 'header' );
	}
	$rules['address'] = $source;
	update_option( 'octroi_rules', $rules, false );
	prepare_gate();
	go_back( 'rules', 'saved' );
}

/** Saves whether people whom assistants sent are counted. */
function save_people() {
	check_admin_referer( 'octroi_people' );
	require_administrator();
	$rules           = rules();
	$rules['people'] = isset( $_POST['people'] );
	update_option( 'octroi_rules', $rules, false );
	prepare_gate();
	go_back( 'connection', 'people' );
}

/** Looks whether a page cache answers in place of WordPress. */
function test_cache() {
	check_admin_referer( 'octroi_test' );
	require_administrator();
	require_once __DIR__ . '/self-test.php';
	run_self_test();
	go_back( 'overview', 'tested' );
}

/** Puts the must-use plugin in place, or removes it. */
function toggle_early_loader() {
	check_admin_referer( 'octroi_early' );
	require_administrator();
	require_once __DIR__ . '/early.php';
	if ( file_exists( early_loader() ) ) {
		remove_early_loader();
		go_back( 'rules', 'early-removed' );
	}
	go_back( 'rules', install_early_loader() ? 'early-installed' : 'early' );
}
