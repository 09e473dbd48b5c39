<?php
/**
 * What a policy decides about a visit, as decide() of @octroi/policy does.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/paths.php';

/** What a limit counts over. */
const SECONDS_IN = array(
	'minute' => 60,
	'hour'   => 3600,
	'day'    => 86400,
);

/**
 * The decision about a visit, and why.
 *
 * @param array      $policy   A policy that parse_policy() accepted.
 * @param array|null $crawler  Null for a visitor that is no known crawler.
 * @param string     $identity verified, outside or unverifiable.
 * @param string     $path     The path with its query, encoded or not.
 * @return array action, because, rule and, by action, limit or price.
 */
function decide( array $policy, $crawler, $identity, $path ) {
	if ( null === $crawler ) {
		return pass( 'stranger' );
	}
	$visited = request_path( served_path( $path ) );
	foreach ( open_patterns( $policy ) as $pattern ) {
		if ( matches_path( path_pattern( $pattern ), $visited ) ) {
			return pass( 'open-path' );
		}
	}
	// A visitor outside the addresses of the search engine it claims to be is nobody's indexing.
	if ( 'search-engine' === $crawler['purpose'] && 'outside' !== $identity ) {
		return pass( 'search-engine' );
	}
	foreach ( $policy['rules'] as $index => $rule ) {
		if ( ! is_about( $rule['who'], $crawler, 'verified' === $identity ) || ! reaches( $rule, $visited ) ) {
			continue;
		}
		$decision = array(
			'action'  => $rule['action'],
			'because' => 'rule',
			'rule'    => $index,
		);
		if ( 'limit' === $rule['action'] ) {
			$decision['limit'] = $rule['limit'];
		} elseif ( 'charge' === $rule['action'] ) {
			$decision['price'] = $rule['price'];
		}
		return $decision;
	}
	return pass( 'no-rule' );
}

/**
 * A decision by which the visit passes.
 *
 * @param string $because Why.
 */
function pass( $because ) {
	return array(
		'action'  => 'allow',
		'because' => $because,
		'rule'    => null,
	);
}

/**
 * Whether one of a rule's paths matches.
 *
 * @param array $rule    A rule.
 * @param array $visited From request_path().
 */
function reaches( array $rule, array $visited ) {
	if ( ! isset( $rule['paths'] ) ) {
		return true;
	}
	foreach ( $rule['paths'] as $path ) {
		if ( matches_path( path_pattern( $path ), $visited ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The strictest decision among the paths that WordPress may read in one address: a crawler must not get a page by
 * writing its address so that the gate reads another.
 *
 * @param array  $policy   A policy.
 * @param array  $crawler  A crawler.
 * @param string $identity verified, outside or unverifiable.
 * @param array  $paths    Paths with their queries.
 */
function decide_strictly( array $policy, array $crawler, $identity, array $paths ) {
	$strictness = array( 'allow', 'limit', 'charge', 'block' );
	$strictest  = null;
	foreach ( $paths as $path ) {
		$decision = decide( $policy, $crawler, $identity, $path );
		if ( null === $strictest
			|| array_search( $decision['action'], $strictness, true ) > array_search( $strictest['action'], $strictness, true ) ) {
			$strictest = $decision;
		}
	}
	return $strictest;
}

/**
 * Every path that WordPress may read in the target of a request: it trims slashes, takes `/index.php/…` for `/…`, and
 * decodes the path before it looks for the page.
 *
 * @param string $target REQUEST_URI.
 * @return string[] As it was sent first.
 */
function target_paths( $target ) {
	$sent  = preg_replace( '~^(?:[a-z]+://)?[^/\\\\?#]*~i', '', $target );
	$sent  = explode( '#', $sent, 2 )[0];
	$parts = explode( '?', $sent, 2 );
	$path  = served_path( str_replace( '\\', '/', $parts[0] ) );
	$query = isset( $parts[1] ) ? '?' . $parts[1] : '';
	$plain = preg_replace( '~^/+(?:index\.php/+)?~i', '/', $path );
	// What stands decoded in a path would begin a query or a fragment if it were not encoded again.
	$decoded = str_replace( array( '%', '?', '#' ), array( '%25', '%3F', '%23' ), rawurldecode( $plain ) );
	return array_values( array_unique( array( $path . $query, $plain . $query, served_path( $decoded ) . $query ) ) );
}

/**
 * Whether a rule speaks about a crawler.
 *
 * @param array $who      Whom the rule is about.
 * @param array $crawler  A crawler.
 * @param bool  $verified Whether the visitor was shown to be what it claims.
 */
function is_about( array $who, array $crawler, $verified ) {
	if ( isset( $who['verified'] ) && $who['verified'] !== $verified ) {
		return false;
	}
	if ( isset( $who['purpose'] ) && ! in_array( $crawler['purpose'], $who['purpose'], true ) ) {
		return false;
	}
	if ( isset( $who['operator'] )
		&& ( null === $crawler['operator'] || ! names_one_of( $who['operator'], array( $crawler['operator'] ) ) ) ) {
		return false;
	}
	return ! isset( $who['crawler'] )
		|| names_one_of( $who['crawler'], array_merge( array( $crawler['token'] ), $crawler['aliases'] ) );
}

/**
 * Whether a list holds one of the names, whatever its case.
 *
 * @param string[] $list  What a rule names.
 * @param string[] $names What a crawler is called.
 */
function names_one_of( array $list, array $names ) {
	foreach ( $list as $each ) {
		foreach ( $names as $name ) {
			if ( 0 === strcasecmp( $each, $name ) ) {
				return true;
			}
		}
	}
	return false;
}

/**
 * What stays open to all: the files by which a crawler learns what a site has decided.
 *
 * @param array $policy A policy.
 * @return string[] Paths of robots.txt.
 */
function open_patterns( array $policy ) {
	$addresses = array_merge(
		isset( $policy['license'] ) ? array( $policy['license']['url'] ) : array(),
		isset( $policy['mining']['policy'] ) ? array( $policy['mining']['policy'] ) : array(),
		isset( $policy['site']['sitemaps'] ) ? $policy['site']['sitemaps'] : array()
	);
	$patterns  = array( '/robots.txt', '/.well-known/' );
	foreach ( $addresses as $address ) {
		list( $origin, $path ) = split_address( $address );
		if ( $origin === $policy['site']['origin'] ) {
			$patterns[] = request_path( $path )['plain'] . '$';
		}
	}
	return array_values( array_unique( $patterns ) );
}

/**
 * The origin of an address, and its path with its query.
 *
 * @param string $address An address in its normal spelling.
 * @return string[]
 */
function split_address( $address ) {
	$slash = strpos( $address, '/', strpos( $address, '://' ) + 3 );
	return array( substr( $address, 0, $slash ), substr( $address, $slash ) );
}
