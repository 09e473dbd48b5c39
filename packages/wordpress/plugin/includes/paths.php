<?php
/**
 * Paths as robots.txt has them: `*` stands for anything, a final `$` for the end (RFC 9309, section 2.2.2).
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

/**
 * The one spelling that stands for all equivalent ones.
 *
 * @param string $text A path.
 */
function normalize_octets( $text ) {
	if ( preg_match( '~^[\w\-./?:@!&\'()+,;=\[\]\~]*$~D', $text ) ) {
		return $text;
	}
	return preg_replace_callback(
		'/%[0-9A-Fa-f]{2}|[^A-Za-z0-9_\-.~:\/?#\[\]@!$&\'()*+,;=%]/',
		function ( $found ) {
			$octet = $found[0];
			if ( 1 === strlen( $octet ) ) {
				return '%' . strtoupper( bin2hex( $octet ) );
			}
			$character = chr( hexdec( substr( $octet, 1 ) ) );
			return preg_match( '/[A-Za-z0-9_\-.~]/', $character ) ? $character : strtoupper( $octet );
		},
		$text
	);
}

/**
 * The path of a rule in its one spelling: a dollar sign means the end at the end alone.
 *
 * @param string $text A path of a rule.
 */
function normalize_pattern( $text ) {
	return preg_replace( '/\$(?!$)/D', '%24', normalize_octets( $text ) );
}

/**
 * The same path with the delimiters inside its query percent-encoded, as in the second row of the table in RFC 9309,
 * section 2.2.2. Null where there is nothing more to compare.
 *
 * @param string $normalized A path.
 */
function with_encoded_query( $normalized ) {
	$mark = strpos( $normalized, '?' );
	if ( false === $mark ) {
		return null;
	}
	$query = substr( $normalized, $mark + 1 );
	if ( ! preg_match( '~[:/?@\[\]]|%(?:3A|2F|3F|40|5B|5D)~', $query ) ) {
		return null;
	}
	$encoded = str_replace(
		array( ':', '/', '?', '@', '[', ']' ),
		array( '%3A', '%2F', '%3F', '%40', '%5B', '%5D' ),
		$query
	);
	return substr( $normalized, 0, $mark + 1 ) . $encoded;
}

/**
 * A path of a rule, ready to be compared. Remembered: rules are compared with each other again and again.
 *
 * @param string $text A path of a rule.
 */
function path_pattern( $text ) {
	static $compiled = array();
	if ( ! isset( $compiled[ $text ] ) ) {
		$normalized        = normalize_pattern( $text );
		$encoded           = with_encoded_query( $normalized );
		$compiled[ $text ] = array(
			'plain'   => compile_pattern( $normalized ),
			'encoded' => null === $encoded ? null : compile_pattern( $encoded ),
		);
	}
	return $compiled[ $text ];
}

/**
 * The pieces of a path between its wildcards, and whether it ends with `$`.
 *
 * @param string $text A path of a rule in its one spelling.
 */
function compile_pattern( $text ) {
	$anchored = '$' === substr( $text, -1 );
	return array(
		'pieces'   => explode( '*', $anchored ? substr( $text, 0, -1 ) : $text ),
		'anchored' => $anchored,
	);
}

/**
 * A requested path, ready to be compared. In it `*` and `$` are characters like others.
 *
 * @param string $path A path with its query.
 */
function request_path( $path ) {
	$normalized = str_replace( array( '*', '$' ), array( '%2A', '%24' ), normalize_octets( $path ) );
	return array(
		'plain'   => $normalized,
		'encoded' => with_encoded_query( $normalized ),
	);
}

/**
 * Whether a rule's path matches a requested one.
 *
 * @param array $pattern From path_pattern().
 * @param array $path    From request_path().
 */
function matches_path( array $pattern, array $path ) {
	if ( matches_pattern( $pattern['plain'], $path['plain'] ) ) {
		return true;
	}
	return null !== $pattern['encoded']
		&& matches_pattern( $pattern['encoded'], null === $path['encoded'] ? $path['plain'] : $path['encoded'] );
}

/**
 * Each piece is taken where it first occurs: if the pattern matches at all, it matches so, and nothing is tried twice.
 *
 * @param array  $pattern From compile_pattern().
 * @param string $path    A path.
 */
function matches_pattern( array $pattern, $path ) {
	$pieces = $pattern['pieces'];
	$first  = $pieces[0];
	$at     = strlen( $first );
	if ( 0 !== strncmp( $path, $first, $at ) ) {
		return false;
	}
	$last = count( $pieces ) - 1;
	if ( 0 === $last ) {
		return ! $pattern['anchored'] || strlen( $path ) === $at;
	}
	$searched = $pattern['anchored'] ? $last : $last + 1;
	for ( $index = 1; $index < $searched; $index++ ) {
		$piece = $pieces[ $index ];
		if ( '' === $piece ) {
			continue;
		}
		$found = $at < strlen( $path ) ? strpos( $path, $piece, $at ) : false;
		if ( false === $found ) {
			return false;
		}
		$at = $found + strlen( $piece );
	}
	if ( ! $pattern['anchored'] ) {
		return true;
	}
	$tail = strlen( $pieces[ $last ] );
	return strlen( $path ) - $tail >= $at && ( 0 === $tail || substr( $path, -$tail ) === $pieces[ $last ] );
}

/**
 * The path that a server would serve: `/.well-known/../private` is `/private`.
 *
 * @param string $path A path with its query, encoded or not.
 */
function served_path( $path ) {
	$fragment = strpos( $path, '#' );
	$target   = false === $fragment ? $path : substr( $path, 0, $fragment );
	if ( '/' !== substr( $target, 0, 1 ) ) {
		$target = "/$target";
	}
	return preg_match( '~/(?:\.|%2e)~i', $target ) ? without_dot_segments( $target ) : $target;
}

/**
 * A path whose segments `.` and `..`, encoded or not, are resolved.
 *
 * @param string $path A path that begins with a slash.
 */
function without_dot_segments( $path ) {
	$query    = strpos( $path, '?' );
	$segments = explode( '/', false === $query ? $path : substr( $path, 0, $query ) );
	$kept     = array();
	foreach ( $segments as $index => $segment ) {
		$name = str_ireplace( '%2e', '.', $segment );
		if ( '.' !== $name && '..' !== $name ) {
			$kept[] = $segment;
			continue;
		}
		if ( '..' === $name && count( $kept ) > 1 ) {
			array_pop( $kept );
		}
		if ( count( $segments ) - 1 === $index ) {
			$kept[] = '';
		}
	}
	return implode( '/', $kept ) . ( false === $query ? '' : substr( $path, $query ) );
}

/**
 * Whether every path that `inner` matches is matched by `outer` too. Never true by mistake; between patterns with
 * several wildcards it may miss that it is true.
 *
 * @param string $outer A path of a rule.
 * @param string $inner A path of a rule.
 */
function contains( $outer, $inner ) {
	if ( $outer === $inner ) {
		return true;
	}
	if ( preg_match( '~^[\w\-./\~]*$~D', $outer ) && false === strpos( $inner, '%' ) ) {
		return 0 === strncmp( $inner, $outer, strlen( $outer ) );
	}
	$anchored = '$' === substr( $inner, -1 );
	$text     = str_replace( '*', "\0", normalize_octets( $anchored ? substr( $inner, 0, -1 ) : $inner ) );
	return matches_pattern( path_pattern( $outer )['plain'], $anchored ? $text : "$text\0" );
}

/**
 * Whether some path may be matched by both. Never false by mistake.
 *
 * @param string $a A path of a rule.
 * @param string $b A path of a rule.
 */
function may_overlap( $a, $b ) {
	if ( contains( $a, $b ) || contains( $b, $a ) ) {
		return true;
	}
	if ( is_exact( $a ) ) {
		return matches_pattern( path_pattern( $b )['plain'], substr( $a, 0, -1 ) );
	}
	if ( is_exact( $b ) ) {
		return matches_pattern( path_pattern( $a )['plain'], substr( $b, 0, -1 ) );
	}
	$first  = substr( $a, 0, strcspn( $a, '*$' ) );
	$second = substr( $b, 0, strcspn( $b, '*$' ) );
	$length = min( strlen( $first ), strlen( $second ) );
	return 0 === strncmp( $first, $second, $length );
}

/**
 * Whether a pattern matches one path alone.
 *
 * @param string $pattern A path of a rule.
 */
function is_exact( $pattern ) {
	return '$' === substr( $pattern, -1 ) && false === strpos( $pattern, '*' );
}
