<?php
/**
 * Removes everything that the plugin has made, on every site of a network.
 *
 * @package Octroi
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/setup.php';

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $octroi_site ) {
		switch_to_blog( $octroi_site );
		Octroi\remove_all();
		restore_current_blog();
	}
} else {
	Octroi\remove_all();
}
