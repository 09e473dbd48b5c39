<?php
/**
 * What the plugin keeps: its tables, its options, its WP-Cron events; made, remade and removed.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/visits.php';
require_once __DIR__ . '/parse.php';
require_once __DIR__ . '/presets.php';
require_once __DIR__ . '/robots.php';
require_once __DIR__ . '/license.php';

const OPTIONS = array( 'gate', 'policy', 'files', 'rules', 'connection', 'published', 'status', 'terms', 'self_test', 'pairing' );

/** What the settings page begins with: count, and change nothing. */
const DEFAULT_RULES = array(
	'enforce' => false,
	'preset'  => 'search-not-training',
	'choices' => array(),
	'price'   => array(
		'amount'   => '0.01',
		'currency' => 'EUR',
	),
	'limit'   => array(
		'visits' => 60,
		'per'    => 'hour',
	),
	'pasted'  => '',
	'address' => 'auto',
	'people'  => true,
);

/** Makes the tables, the WP-Cron events and what the gate reads. */
function set_up() {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$charset = $wpdb->get_charset_collate();
	dbDelta(
		array(
			'CREATE TABLE ' . table( 'visits' ) . " (
				day int unsigned NOT NULL,
				crawler varchar(100) NOT NULL,
				visits int unsigned NOT NULL,
				refused int unsigned NOT NULL,
				turned_away int unsigned NOT NULL DEFAULT 0,
				would_refuse int unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (day,crawler)
			) $charset;",
			'CREATE TABLE ' . table( 'queue' ) . " (
				id bigint unsigned NOT NULL AUTO_INCREMENT,
				batch char(36) NOT NULL DEFAULT '',
				event text NOT NULL,
				PRIMARY KEY  (id),
				KEY batch (batch)
			) $charset;",
			'CREATE TABLE ' . table( 'limits' ) . " (
				name varchar(150) NOT NULL,
				started int unsigned NOT NULL,
				visits int unsigned NOT NULL,
				PRIMARY KEY  (name)
			) $charset;",
		)
	);
	$published = get_option( 'octroi_published' );
	if ( is_array( $published ) ) {
		// Asked for anew: an earlier version may not have read all of it.
		update_option( 'octroi_published', array( 'etag' => '' ) + $published, false );
	}
	if ( ! wp_next_scheduled( 'octroi_cleanup' ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', 'octroi_cleanup' );
	}
	prepare_gate();
}

/**
 * Does something on this site, or on every site of a network.
 *
 * @param bool     $on_all Whether on every site.
 * @param callable $task   Takes nothing.
 */
function on_sites( $on_all, $task ) {
	if ( ! $on_all ) {
		$task();
		return;
	}
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $site ) {
		switch_to_blog( $site );
		$task();
		restore_current_blog();
	}
}

/** Ends the connection and stops what runs by itself, for a plugin that is deactivated. */
function stop() {
	require_once __DIR__ . '/console.php';
	if ( is_array( get_option( 'octroi_connection' ) ) ) {
		tell_disconnected();
		disconnect( 'deactivated' );
	}
	wp_clear_scheduled_hook( 'octroi_console' );
	wp_clear_scheduled_hook( 'octroi_cleanup' );
	delete_option( 'octroi_gate' );
	require_once __DIR__ . '/early.php';
	remove_early_loader();
}

/** Removes everything, for a plugin that is deleted. */
function remove_all() {
	global $wpdb;
	stop();
	foreach ( OPTIONS as $name ) {
		delete_option( "octroi_$name" );
	}
	foreach ( array( 'visits', 'queue', 'limits' ) as $name ) {
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', table( $name ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	}
}

/**
 * The choices of the settings page.
 */
function rules() {
	return array_merge( DEFAULT_RULES, (array) get_option( 'octroi_rules', array() ) );
}

/**
 * What is decided on the settings page: a policy that was pasted, or a preset with choices before it.
 *
 * @param array $rules From rules().
 * @return array
 */
function decided_here( array $rules ) {
	if ( '' !== $rules['pasted'] ) {
		try {
			return parse_policy( $rules['pasted'] );
		} catch ( Policy_Error $error ) {
			// It was read when it was saved; a later version of the plugin may know better.
			report_failure( $error );
		}
	}
	$site = array( 'origin' => site_origin() );
	$name = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
	if ( '' !== trim( $name ) ) {
		$site['name'] = $name;
	}
	$sitemap = get_sitemap_url( 'index' );
	if ( $sitemap ) {
		$site['sitemaps'] = array( $sitemap );
	}
	return local_policy( $rules, $site, trailingslashit( home_url() ) );
}

/** Whether the site lies in a folder of its name. Crawlers read the one robots.txt of a name, which is not this site's. */
function is_in_folder() {
	return '' !== trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
}

/** Scheme and host of the site. */
function site_origin() {
	$parts = wp_parse_url( home_url() );
	return strtolower( $parts['scheme'] . '://' . $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * Works out what the gate reads: little for each request, the policy for crawlers, its texts for who asks for them. The
 * policy that the console has published comes before the one of the settings page, unless that one is enforced and the
 * other is only observed: to observe never weakens.
 */
function prepare_gate() {
	$rules     = rules();
	$published = get_option( 'octroi_published' );
	$constant  = mode_constant();
	$own_mode  = null === $constant ? ( $rules['enforce'] ? 'enforce' : null ) : $constant;
	$stays     = is_array( $published ) && 'observe' === $published['mode'] && 'enforce' === $own_mode;
	$applied   = is_array( $published ) && ! $stays ? $published : null;
	$policy    = null === $applied ? decided_here( $rules ) : $applied['policy'];
	$files     = policy_files( $policy );
	$is_same   = 1 === count( usage_statements( $policy, rules_about( $policy, EVERYONE ) ) );
	$mode      = null === $applied ? ( null === $own_mode ? 'observe' : $own_mode ) : $applied['mode'];
	update_option(
		'octroi_policy',
		array(
			'policy'             => $policy,
			'license_keys'       => is_array( $published ) ? $published['license_keys'] : array(),
			'withdrawn_licenses' => is_array( $published ) ? $published['withdrawn_licenses'] : array(),
		),
		false
	);
	update_option( 'octroi_files', array( 'robots' => robots_txt( $policy ) ) + $files, false );
	// What every request reads comes last: it never leads to a policy that is not there yet.
	update_option(
		'octroi_gate',
		array(
			'version'   => VERSION,
			'constant'  => $constant,
			// A site whose configuration observes, or is off, is not made to enforce.
			'mode'      => null === $constant || 'enforce' === $constant ? $mode : $constant,
			'own_mode'  => $own_mode,
			'published' => null === $applied ? null : $applied['version'],
			'own'       => own_crawlers( $policy ),
			'headers'   => $is_same ? page_headers( $policy ) : null,
			'files'     => array_keys( $files ),
			'address'   => $rules['address'],
			'reports'   => is_array( get_option( 'octroi_connection' ) ),
			'people'    => $rules['people'],
		),
		true
	);
}
