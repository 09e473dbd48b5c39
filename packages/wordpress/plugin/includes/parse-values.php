<?php
/**
 * What the members of a policy are made of: lists, words, texts, paths and addresses, and how many there may be.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/paths.php';

const PURPOSES = array( 'training', 'ai-search', 'user-triggered', 'agent', 'coding-agent', 'dataset', 'search-engine', 'control-token', 'link-preview', 'advertising', 'archive' );

/** The most that is read of a policy: enough for any site, and little enough to decide quickly. */
const LIMITS = array(
	'rules'     => 200,
	'paths'     => 1000,
	'length'    => 2048,
	'names'     => 500,
	'crawlers'  => 100,
	'aliases'   => 20,
	'addresses' => 1000,
	'visits'    => 1000000,
	'octets'    => 4194304,
);

/** What is wrong with a policy: the message is one of a few words that the settings page explains. */
class Policy_Error extends \Exception {
	/**
	 * Where, such as `rules[2].price.amount`; empty for the whole.
	 *
	 * @var string
	 */
	public $place;

	/**
	 * Names what is wrong and where.
	 *
	 * @param string $place   Where.
	 * @param string $problem What is expected there, in a word.
	 */
	public function __construct( $place, $problem ) {
		parent::__construct( $problem );
		$this->place = $place;
	}
}

/**
 * The members of an object that has what is needed, perhaps some of the others, and nothing else.
 *
 * @param mixed    $value  A value.
 * @param string   $place  Where it stands.
 * @param string[] $needed The members it has.
 * @param string[] $others The members it may have.
 * @return array
 * @throws Policy_Error Where it has others.
 */
function read_members( $value, $place, array $needed, array $others ) {
	if ( ! is_object( $value ) ) {
		throw new Policy_Error( $place, 'object' );
	}
	$given = get_object_vars( $value );
	foreach ( array_keys( $given ) as $name ) {
		if ( ! in_array( (string) $name, $needed, true ) && ! in_array( (string) $name, $others, true ) ) {
			throw new Policy_Error( ltrim( "$place.$name", '.' ), 'member' );
		}
	}
	foreach ( $needed as $name ) {
		if ( ! array_key_exists( $name, $given ) ) {
			throw new Policy_Error( ltrim( "$place.$name", '.' ), 'missing' );
		}
	}
	return $given;
}

/**
 * A list of values of one kind.
 *
 * @param mixed    $value A value.
 * @param string   $place Where it stands.
 * @param int      $most  How many it may hold.
 * @param callable $read  Reads one.
 * @return array
 * @throws Policy_Error Where it cannot be read.
 */
function read_list( $value, $place, $most, $read ) {
	if ( ! is_array( $value ) ) {
		throw new Policy_Error( $place, 'list' );
	}
	if ( count( $value ) > $most ) {
		throw new Policy_Error( $place, 'too-many' );
	}
	$items = array();
	foreach ( $value as $index => $each ) {
		$items[] = $read( $each, "{$place}[$index]" );
	}
	return $items;
}

/**
 * A list that says something: an empty one would match nobody, and look as if it matched everyone.
 *
 * @param mixed    $value A value.
 * @param string   $place Where it stands.
 * @param int      $most  How many it may hold.
 * @param callable $read  Reads one.
 * @return array
 * @throws Policy_Error Where it cannot be read.
 */
function read_filled_list( $value, $place, $most, $read ) {
	if ( array() === $value ) {
		throw new Policy_Error( $place, 'empty' );
	}
	return read_list( $value, $place, $most, $read );
}

/**
 * One of some words.
 *
 * @param mixed    $value A value.
 * @param string   $place Where it stands.
 * @param string[] $words The words.
 * @throws Policy_Error Where it is none of them.
 */
function read_word( $value, $place, array $words ) {
	if ( ! in_array( $value, $words, true ) ) {
		throw new Policy_Error( $place, 'word' );
	}
	return $value;
}

/**
 * True or false.
 *
 * @param mixed  $value A value.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it is neither.
 */
function read_boolean( $value, $place ) {
	if ( ! is_bool( $value ) ) {
		throw new Policy_Error( $place, 'boolean' );
	}
	return $value;
}

/**
 * Whether a number of JSON has no fraction, however it is written.
 *
 * @param mixed $value A value.
 */
function is_whole_number( $value ) {
	return is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value );
}

/**
 * Text that every file and header can carry: no control characters, line ends or what is no character.
 *
 * @param mixed  $value A value.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it is none.
 */
function read_text( $value, $place ) {
	$unprintable = '/[\p{Cc}\p{Zl}\p{Zp}\x{FDD0}-\x{FDEF}]|[\x{FFFE}\x{FFFF}\x{1FFFE}\x{1FFFF}\x{2FFFE}\x{2FFFF}\x{3FFFE}\x{3FFFF}\x{4FFFE}\x{4FFFF}\x{5FFFE}\x{5FFFF}\x{6FFFE}\x{6FFFF}\x{7FFFE}\x{7FFFF}\x{8FFFE}\x{8FFFF}\x{9FFFE}\x{9FFFF}\x{AFFFE}\x{AFFFF}\x{BFFFE}\x{BFFFF}\x{CFFFE}\x{CFFFF}\x{DFFFE}\x{DFFFF}\x{EFFFE}\x{EFFFF}\x{FFFFE}\x{FFFFF}\x{10FFFE}\x{10FFFF}]/u';
	if ( ! is_string( $value ) || preg_match( '/^[\s\p{Z}\x{FEFF}]*$/Du', $value )
		|| text_length( $value ) > LIMITS['length'] || preg_match( $unprintable, $value ) ) {
		throw new Policy_Error( $place, 'text' );
	}
	return $value;
}

/**
 * How long a text is in JavaScript's count, which the packages' limits are in.
 *
 * @param string $text Any text.
 */
function text_length( $text ) {
	return preg_match_all( '/[^\x{10000}-\x{10FFFF}]/us', $text ) + 2 * preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text );
}

/**
 * A path as robots.txt has it, in its one spelling.
 *
 * @param mixed  $value A value.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it is none.
 */
function read_path( $value, $place ) {
	if ( ! is_string( $value ) || '/' !== substr( $value, 0, 1 ) || text_length( $value ) > LIMITS['length']
		|| preg_match( '/[\p{Cc}\s\p{Z}\x{FEFF}#]|%(?![0-9A-Fa-f]{2})/u', $value ) ) {
		throw new Policy_Error( $place, 'path' );
	}
	return preg_replace( '/\*{2,}/', '*', normalize_pattern( $value ) );
}

/**
 * Scheme and host, such as `https://example.com`.
 *
 * @param mixed  $value A value.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it is none.
 */
function read_origin( $value, $place ) {
	$address = is_string( $value ) ? web_address( $value ) : null;
	if ( null === $address || "$address" !== rtrim( $value, '/' ) . '/' || substr_count( $address, '/' ) !== 3 ) {
		throw new Policy_Error( $place, 'origin' );
	}
	return rtrim( $address, '/' );
}

/**
 * An address of the web, in its normal spelling.
 *
 * @param mixed  $value A value.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it is none.
 */
function read_address( $value, $place ) {
	$address = web_address( read_text( $value, $place ) );
	if ( null === $address ) {
		throw new Policy_Error( $place, 'address' );
	}
	return $address;
}

/**
 * An e-mail address, with or without `mailto:`, or the address of a page.
 *
 * @param mixed  $value A value.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it is neither.
 */
function read_contact( $value, $place ) {
	$text = read_text( $value, $place );
	$mail = preg_replace( '/^mailto:/i', '', $text );
	if ( preg_match( '/^[^\s@<>"(),:;[\]\\\\]+@[^\s@<>"(),:;[\]\\\\]+\.[^\s@<>"(),:;[\]\\\\]+$/Du', $mail ) ) {
		return $mail;
	}
	// A contact may lead into a page, or past a password.
	preg_match( '~^(https?://)([^/?#@]*@)?([^#]*)(#.*)?$~Di', $text, $found );
	$page = $found ? web_address( $found[1] . $found[3] ) : null;
	if ( null === $page ) {
		throw new Policy_Error( $place, 'contact' );
	}
	return str_replace( '://', '://' . $found[2], $page ) . ( isset( $found[4] ) ? $found[4] : '' );
}

/**
 * An address as URL's href spells it: scheme and host in lower case, no default port, no dot segments, percent-encoded
 * where it has to be. Names outside ASCII have to be written as `xn--…`.
 *
 * @param string $text An address.
 * @return string|null Null for what is no address of the web, or holds a password or a fragment.
 */
function web_address( $text ) {
	if ( ! preg_match( '~^(https?)://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::(\d{0,5}))?(?=[/?\\\\]|$)([^?#]*)(\?[^#]*)?$~Di', trim( $text, ' ' ), $found ) ) {
		return null;
	}
	$scheme  = strtolower( $found[1] );
	$default = 'https' === $scheme ? '443' : '80';
	$port    = isset( $found[3] ) && '' !== $found[3] && $default !== $found[3] ? ':' . (int) $found[3] : '';
	$path    = without_dot_segments( str_replace( '\\', '/', '' === $found[4] ? '/' : $found[4] ) );
	$query   = isset( $found[5] ) ? percent_encoded( $found[5], '"<>\'' ) : '';
	return "$scheme://" . strtolower( $found[2] ) . $port . percent_encoded( $path, '"<>`{}^' ) . $query;
}

/**
 * A text whose spaces, control characters, octets outside ASCII and some others are percent-encoded.
 *
 * @param string $text   A text.
 * @param string $others The others.
 */
function percent_encoded( $text, $others ) {
	return preg_replace_callback(
		'~[^\x21-\x7E]|[' . preg_quote( $others, '~' ) . ']~',
		function ( $found ) {
			return '%' . strtoupper( bin2hex( $found[0] ) );
		},
		$text
	);
}
