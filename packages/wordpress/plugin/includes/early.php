<?php
/**
 * The optional must-use plugin: a file of a few static lines that calls the gate before other plugins are loaded.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

/** Where the file is put. */
function early_loader() {
	return WPMU_PLUGIN_DIR . '/octroi-early.php';
}

/**
 * Copies the file there. It lies as deep as it does so that WordPress does not list it as a plugin of its own.
 *
 * @return bool Whether it is there.
 */
function install_early_loader() {
	global $wp_filesystem;
	require_once ABSPATH . 'wp-admin/includes/file.php';
	return WP_Filesystem()
		&& ( $wp_filesystem->is_dir( WPMU_PLUGIN_DIR ) || $wp_filesystem->mkdir( WPMU_PLUGIN_DIR ) )
		&& $wp_filesystem->copy( __DIR__ . '/mu-plugin/octroi-early.php', early_loader(), true );
}

/** Removes it, where it is there. */
function remove_early_loader() {
	if ( file_exists( early_loader() ) ) {
		wp_delete_file( early_loader() );
	}
}
