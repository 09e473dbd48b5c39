<?php
/**
 * Plugin Name: Octroi, before other plugins
 * Description: Lets Octroi answer crawlers before other plugins are loaded. Removed when Octroi is deactivated.
 *
 * @package Octroi
 */

defined( 'ABSPATH' ) || exit;

if ( is_readable( WP_PLUGIN_DIR . '/octroi/octroi.php' ) && get_option( 'octroi_gate' ) ) {
	require_once WP_PLUGIN_DIR . '/octroi/octroi.php';
	Octroi\guard();
}
