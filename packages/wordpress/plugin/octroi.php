<?php
/**
 * Plugin Name:       Octroi
 * Description:       Shows which AI crawlers read your site, and lets you decide: allow, block, limit or charge. Search engines always get through.
 * Version:           0.3.0
 * Requires at least: 6.4
 * Requires PHP:      7.4
 * Author:            Octroi
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       octroi
 * Domain Path:       /languages
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/gate.php';

// Before other plugins do their work; the optional mu-plugin has called it already where it is installed.
add_action( 'plugins_loaded', __NAMESPACE__ . '\guard', PHP_INT_MIN );

add_action( 'octroi_console', __NAMESPACE__ . '\run_console_tasks' );
add_action( 'octroi_cleanup', __NAMESPACE__ . '\clean_up' );
add_filter( 'cron_schedules', __NAMESPACE__ . '\every_minute' ); // phpcs:ignore WordPress.WP.CronInterval.CronSchedulesInterval -- A rule from the dashboard is to apply within a minute.
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings.php';
}

// What register_activation_hook() adds, without working out the plugin's name for every reader.
add_action( 'activate_octroi/octroi.php', __NAMESPACE__ . '\install' );
add_action( 'deactivate_octroi/octroi.php', __NAMESPACE__ . '\deactivate' );

// After WordPress has made the new site's own tables.
add_action( 'wp_initialize_site', __NAMESPACE__ . '\install_on', 900 );

/** Makes the tables, and what the gate reads. After an update this runs in a visitor's request, which must not fail. */
function install() {
	try {
		require_once __DIR__ . '/includes/setup.php';
		set_up();
	} catch ( \Throwable $error ) {
		report_failure( $error );
	}
}

/**
 * Sets the plugin up on a new site of a network for which it is activated.
 *
 * @param \WP_Site $site The new site.
 */
function install_on( $site ) {
	$plugins = (array) get_site_option( 'active_sitewide_plugins', array() );
	if ( isset( $plugins['octroi/octroi.php'] ) ) {
		switch_to_blog( (int) $site->blog_id );
		install();
		restore_current_blog();
	}
}

/**
 * Ends the connection, and stops everything that runs by itself. Figures and settings stay until the plugin is deleted.
 *
 * @param bool $is_for_network Whether it is deactivated on every site of a network.
 */
function deactivate( $is_for_network = false ) {
	require_once __DIR__ . '/includes/setup.php';
	on_sites( $is_for_network, __NAMESPACE__ . '\stop' );
}

/** Reports visits to the console and follows the policy that it publishes, by WP-Cron. */
function run_console_tasks() {
	require_once __DIR__ . '/includes/console.php';
	exchange();
}

/** Removes what is older than the figures that are shown, by WP-Cron. */
function clean_up() {
	require_once __DIR__ . '/includes/visits.php';
	forget_old_visits();
}

/**
 * Adds an interval of a minute to WP-Cron's. Its name is not translated: translations are loaded for the admin alone, as
 * readers would pay for them.
 *
 * @param array $schedules The intervals.
 */
function every_minute( $schedules ) {
	return $schedules + array(
		'octroi_minute' => array(
			'interval' => 60,
			'display'  => 'Every minute',
		),
	);
}

/** The address at which the console proves that it was this site that asked to be connected. */
function register_routes() {
	require_once __DIR__ . '/includes/connect.php';
	register_connect_route();
}
