<?php
/**
 * What is kept of visits: daily counts for the plugin's own page, a queue of reports for the console, counters of limits.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

/** What waits while the console is away; beyond it the oldest go. */
const MAX_WAITING = 5000;

/** The days that the plugin's page shows, today included. */
const DAYS_SHOWN = 7;

/**
 * A table of the plugin.
 *
 * @param string $name visits, queue or limits.
 */
function table( $name ) {
	global $wpdb;
	return $wpdb->prefix . 'octroi_' . $name;
}

/**
 * The days since 1970, in the site's time zone.
 */
function today() {
	return intdiv( time() + (int) ( 3600 * (float) get_option( 'gmt_offset' ) ), 86400 );
}

/**
 * Counts a visit, and queues its report where the site is connected. Called once the visitor has been answered.
 *
 * @param array $event   From visit_event().
 * @param bool  $reports Whether the site is connected.
 */
function record_visit( array $event, $reports ) {
	global $wpdb;
	$status          = http_response_code();
	$event['status'] = is_int( $status ) ? $status : null;
	$is_refused   = null !== $event['refusal'] && 'enforce' === $event['mode'] ? 1 : 0;
	$would_refuse = null !== $event['refusal'] && 'enforce' !== $event['mode'] ? 1 : 0;
	$wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
		$wpdb->prepare(
			'INSERT INTO %i (day, crawler, visits, refused, turned_away, would_refuse) VALUES (%d, %s, 1, 0, %d, %d)
			ON DUPLICATE KEY UPDATE visits = visits + 1, turned_away = turned_away + %d, would_refuse = would_refuse + %d',
			table( 'visits' ),
			today(),
			$event['crawler'],
			$is_refused,
			$would_refuse,
			$is_refused,
			$would_refuse
		)
	);
	if ( $reports ) {
		queue_event( $event );
		require_once __DIR__ . '/console.php';
		exchange_when_overdue();
	}
}

/**
 * Keeps a report until it is sent. Every hundredth makes sure that no more wait than may.
 *
 * @param array $event From visit_event().
 */
function queue_event( array $event ) {
	global $wpdb;
	$wpdb->insert( table( 'queue' ), array( 'event' => wp_json_encode( $event, JSON_UNESCAPED_SLASHES ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- A table of the plugin.
	$id = (int) $wpdb->insert_id;
	if ( 0 === $id % 100 ) {
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id <= %d', table( 'queue' ), $id - MAX_WAITING ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	}
}

/**
 * Counts one more visit, if the limit has room for it. A period begins with the first visit in it. Each statement is one
 * step that succeeds for one process alone, so that many at a time let in as many as the limit says.
 *
 * @param string $name  Rule, crawler and identity.
 * @param array  $limit visits and per.
 * @return array within and retry_after.
 */
function count_towards_limit( $name, array $limit ) {
	global $wpdb;
	$now    = time();
	$begun  = $now - SECONDS_IN[ $limit['per'] ];
	$counts = table( 'limits' );
	$steps  = array(
		'count' => $wpdb->prepare( 'UPDATE %i SET visits = visits + 1 WHERE name = %s AND started > %d AND started <= %d AND visits < %d', $counts, $name, $begun, $now, $limit['visits'] ),
		// A clock that was set back must not leave a crawler waiting for a period that lies in the future.
		'renew' => $wpdb->prepare( 'UPDATE %i SET started = %d, visits = 1 WHERE name = %s AND (started <= %d OR started > %d)', $counts, $now, $name, $begun, $now ),
		'begin' => $wpdb->prepare( 'INSERT IGNORE INTO %i (name, started, visits) VALUES (%s, %d, 1)', $counts, $name, $now ),
	);
	foreach ( array( 'count', 'renew', 'begin', 'count' ) as $step ) {
		$changed = $wpdb->query( $steps[ $step ] ); // phpcs:ignore WordPress.DB -- Prepared above, for a table of the plugin.
		// False: the table cannot be used, and the visit passes.
		if ( false === $changed || $changed > 0 ) {
			return array( 'within' => true );
		}
	}
	$started = $wpdb->get_var( $wpdb->prepare( 'SELECT started FROM %i WHERE name = %s', $counts, $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	return array(
		'within'      => false,
		'retry_after' => max( 1, (int) $started - $begun ),
	);
}

/**
 * The visits of the days that are shown, by crawler, the most frequent first.
 *
 * @return object[] crawler, visits, turned_away, would_refuse, last (a day), and refused: what versions before 0.2.0
 *                  counted, which did not tell the two apart.
 */
function recent_visits() {
	global $wpdb;
	return $wpdb->get_results( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
		$wpdb->prepare(
			'SELECT crawler, SUM(visits) AS visits, SUM(turned_away) AS turned_away, SUM(would_refuse) AS would_refuse, SUM(refused) AS refused, MAX(day) AS last
			FROM %i WHERE day > %d GROUP BY crawler ORDER BY SUM(visits) DESC, crawler',
			table( 'visits' ),
			today() - DAYS_SHOWN
		)
	);
}

/** Removes the counts of days that are no longer shown, and of limits that are over. */
function forget_old_visits() {
	global $wpdb;
	$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day <= %d', table( 'visits' ), today() - DAYS_SHOWN ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE started < %d', table( 'limits' ), time() - DAY_IN_SECONDS ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
}
