<?php
/**
 * Removes everything that the plugin has made, on every site of a network.
 *
 * @package Octroi
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/setup.php';

Octroi\on_sites( is_multisite(), 'Octroi\remove_all' );
