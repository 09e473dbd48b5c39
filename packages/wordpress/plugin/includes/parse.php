<?php
/**
 * Reads a policy from JSON, and accepts what parsePolicy() of @octroi/policy accepts.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/identify.php';
require_once __DIR__ . '/identity.php';
require_once __DIR__ . '/paths.php';

const ACTIONS  = array( 'allow', 'block', 'limit', 'charge' );
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
 * The policy that a text holds.
 *
 * @param string $text JSON.
 * @return array
 * @throws Policy_Error Where it cannot be read.
 */
function parse_policy( $text ) {
	if ( strlen( $text ) > LIMITS['octets'] ) {
		throw new Policy_Error( '', 'length' );
	}
	$value = json_decode( preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
	if ( null === $value ) {
		throw new Policy_Error( '', 'json' );
	}
	return read_policy( $value );
}

/**
 * The policy that a value is.
 *
 * @param mixed $value As json_decode() has it, with objects.
 * @return array
 * @throws Policy_Error Where it cannot be read.
 */
function read_policy( $value ) {
	$given = read_members( $value, '', array( 'version', 'site', 'rules' ), array( '$schema', 'crawlers', 'mining', 'license', 'statements' ) );
	if ( ! is_whole_number( $given['version'] ) || 1 !== (int) $given['version'] ) {
		throw new Policy_Error( 'version', 'version' );
	}
	$policy = array(
		'version' => 1,
		'site'    => read_site( $given['site'] ),
		'rules'   => read_rules( $given['rules'] ),
	);
	if ( array_key_exists( 'crawlers', $given ) ) {
		$policy['crawlers'] = read_crawlers( $given['crawlers'] );
	}
	if ( array_key_exists( 'mining', $given ) ) {
		$policy['mining'] = read_mining( $given['mining'] );
	}
	if ( array_key_exists( 'license', $given ) ) {
		$policy['license'] = read_license( $given['license'] );
	}
	if ( array_key_exists( 'statements', $given ) ) {
		$policy['statements'] = array();

		$places = read_members( $given['statements'], 'statements', array(), array( 'content-usage', 'content-signal', 'license' ) );
		foreach ( $places as $name => $place ) {
			$policy['statements'][ $name ] = read_word( $place, "statements.$name", array( 'file', 'header', 'both' ) );
		}
	}
	return $policy;
}

/**
 * Who publishes the site.
 *
 * @param mixed $value A member of the policy.
 */
function read_site( $value ) {
	$given = read_members( $value, 'site', array( 'origin' ), array( 'name', 'contact', 'sitemaps' ) );
	$site  = array( 'origin' => read_origin( $given['origin'], 'site.origin' ) );
	if ( array_key_exists( 'name', $given ) ) {
		$site['name'] = read_text( $given['name'], 'site.name' );
	}
	if ( array_key_exists( 'contact', $given ) ) {
		$site['contact'] = read_contact( $given['contact'], 'site.contact' );
	}
	if ( array_key_exists( 'sitemaps', $given ) ) {
		$site['sitemaps'] = read_list( $given['sitemaps'], 'site.sitemaps', LIMITS['names'], __NAMESPACE__ . '\read_address' );
	}
	return $site;
}

/**
 * The rules, in their order.
 *
 * @param mixed $value A member of the policy.
 * @throws Policy_Error Where they cannot be read.
 */
function read_rules( $value ) {
	$rules = read_list( $value, 'rules', LIMITS['rules'], __NAMESPACE__ . '\read_rule' );
	$paths = 0;
	foreach ( $rules as $rule ) {
		$paths += isset( $rule['paths'] ) ? count( $rule['paths'] ) : 0;
	}
	if ( $paths > LIMITS['paths'] ) {
		throw new Policy_Error( 'rules', 'too-many' );
	}
	return $rules;
}

/**
 * One rule.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_rule( $value, $place ) {
	$given = read_members( $value, $place, array( 'who', 'action' ), array( 'paths', 'limit', 'price' ) );
	$rule  = array( 'who' => read_who( $given['who'], "$place.who" ) );
	if ( array_key_exists( 'paths', $given ) ) {
		$rule['paths'] = read_filled_list( $given['paths'], "$place.paths", LIMITS['paths'], __NAMESPACE__ . '\read_path' );
	}
	$rule['action'] = read_word( $given['action'], "$place.action", ACTIONS );
	foreach ( array(
		'limit' => 'limit',
		'price' => 'charge',
	) as $member => $action ) {
		if ( $action !== $rule['action'] && array_key_exists( $member, $given ) ) {
			throw new Policy_Error( "$place.$member", 'action' );
		}
	}
	if ( 'limit' === $rule['action'] ) {
		$rule['limit'] = read_limit( array_key_exists( 'limit', $given ) ? $given['limit'] : null, "$place.limit" );
	} elseif ( 'charge' === $rule['action'] ) {
		$rule['price'] = read_price( array_key_exists( 'price', $given ) ? $given['price'] : null, "$place.price" );
	}
	return $rule;
}

/**
 * Whom a rule is about.
 *
 * @param mixed  $value A member of the rule.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_who( $value, $place ) {
	$given = read_members( $value, $place, array(), array( 'purpose', 'operator', 'crawler', 'verified' ) );
	$who   = array();
	if ( array_key_exists( 'purpose', $given ) ) {
		$who['purpose'] = read_filled_list(
			$given['purpose'],
			"$place.purpose",
			LIMITS['names'],
			function ( $each, $here ) {
				return read_word( $each, $here, PURPOSES );
			}
		);
	}
	foreach ( array( 'operator', 'crawler' ) as $kind ) {
		if ( array_key_exists( $kind, $given ) ) {
			$who[ $kind ] = read_filled_list( $given[ $kind ], "$place.$kind", LIMITS['names'], __NAMESPACE__ . '\read_text' );
		}
	}
	if ( array_key_exists( 'verified', $given ) ) {
		$who['verified'] = read_boolean( $given['verified'], "$place.verified" );
	}
	return $who;
}

/**
 * How often a crawler may come.
 *
 * @param mixed  $value A member of the rule.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_limit( $value, $place ) {
	$given = read_members( $value, $place, array( 'visits', 'per' ), array() );
	if ( ! is_whole_number( $given['visits'] ) || $given['visits'] < 1 || $given['visits'] > LIMITS['visits'] ) {
		throw new Policy_Error( "$place.visits", 'visits' );
	}
	return array(
		'visits' => (int) $given['visits'],
		'per'    => read_word( $given['per'], "$place.per", array( 'minute', 'hour', 'day' ) ),
	);
}

/**
 * What a visit costs. Money is never a float.
 *
 * @param mixed  $value A member of the rule.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_price( $value, $place ) {
	$given = read_members( $value, $place, array( 'amount', 'currency' ), array() );
	if ( ! is_string( $given['amount'] ) || ! preg_match( '/^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/D', $given['amount'] ) || preg_match( '/^[0.]+$/D', $given['amount'] ) ) {
		throw new Policy_Error( "$place.amount", 'amount' );
	}
	if ( ! is_string( $given['currency'] ) || ! preg_match( '/^[A-Z]{3}$/D', $given['currency'] ) ) {
		throw new Policy_Error( "$place.currency", 'currency' );
	}
	return array(
		'amount'   => $given['amount'],
		'currency' => $given['currency'],
	);
}

/**
 * Crawlers that the registry does not know. A declaration that would touch people or a crawler of the registry is left
 * out: a later registry may know a name that this one does not, and the rules have to go on.
 *
 * @param mixed $value A member of the policy.
 */
function read_crawlers( $value ) {
	$declared = read_list( $value, 'crawlers', LIMITS['crawlers'], __NAMESPACE__ . '\read_crawler' );
	$known    = array();
	foreach ( registry()['crawlers'] as $crawler ) {
		foreach ( array_merge( array( $crawler['token'] ), $crawler['aliases'] ) as $name ) {
			$known[ strtolower( $name ) ] = true;
		}
	}
	$kept = array();
	foreach ( $declared as $crawler ) {
		$names = array_map( 'strtolower', array_merge( array( $crawler['name'] ), isset( $crawler['aliases'] ) ? $crawler['aliases'] : array() ) );
		foreach ( $names as $name ) {
			if ( isset( $known[ $name ] ) || is_browser_name( $name ) ) {
				continue 2;
			}
		}
		$kept[] = $crawler;
		$known += array_fill_keys( $names, true );
	}
	return $kept;
}

/**
 * One declared crawler.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_crawler( $value, $place ) {
	$given   = read_members( $value, $place, array( 'name', 'purpose' ), array( 'aliases', 'operator', 'addresses' ) );
	$crawler = array(
		'name'    => read_name( $given['name'], "$place.name" ),
		'purpose' => read_word( $given['purpose'], "$place.purpose", array_diff( PURPOSES, array( 'search-engine', 'control-token' ) ) ),
	);
	if ( array_key_exists( 'aliases', $given ) ) {
		$crawler['aliases'] = read_list( $given['aliases'], "$place.aliases", LIMITS['aliases'], __NAMESPACE__ . '\read_name' );
	}
	if ( array_key_exists( 'operator', $given ) ) {
		$crawler['operator'] = read_text( $given['operator'], "$place.operator" );
	}
	if ( array_key_exists( 'addresses', $given ) ) {
		$crawler['addresses'] = read_list( $given['addresses'], "$place.addresses", LIMITS['addresses'], __NAMESPACE__ . '\read_block' );
	}
	return $crawler;
}

/**
 * Words and dots: names are compared as they are, so that no expression can run away.
 *
 * @param mixed  $value A name.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_name( $value, $place ) {
	if ( ! is_string( $value ) || ! preg_match( '/^\w[\w. -]{1,62}\w$/D', $value ) || ! preg_match( '/[A-Za-z]{2}/', $value ) ) {
		throw new Policy_Error( $place, 'name' );
	}
	return $value;
}

/**
 * Whether a name is made of what browsers call themselves, and the systems that they run on.
 *
 * @param string $name A name in lower case.
 */
function is_browser_name( $name ) {
	$word = '/^(?:mozilla|applewebkit|khtml|gecko|like|compatible|version|mobile|tablet|chrome|crios|safari|firefox|fxios|edg|edga|edgios|opr|samsungbrowser|windows|nt|win64|x64|x86_64|x11|macintosh|intel|mac|os|x|linux|ubuntu|android|cros|iphone|ipad|cpu|build|rv|\d+)$/D';
	foreach ( preg_split( '/[ .-]/', $name ) as $part ) {
		if ( ! preg_match( $word, $part ) ) {
			return false;
		}
	}
	return true;
}

/**
 * An address, or a block of them.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_block( $value, $place ) {
	if ( is_string( $value ) && preg_match( '~^([^/]*)(?:/(\d{1,3}))?$~D', $value, $found ) ) {
		$number = address_number( $found[1] );
		if ( null !== $number && ( ! isset( $found[2] ) || (int) $found[2] <= 4 * strlen( $number ) ) ) {
			return $value;
		}
	}
	throw new Policy_Error( $place, 'block' );
}

/**
 * What is reserved from mining.
 *
 * @param mixed $value A member of the policy.
 */
function read_mining( $value ) {
	$given  = read_members( $value, 'mining', array( 'reservations' ), array( 'policy' ) );
	$mining = array(
		'reservations' => read_list( $given['reservations'], 'mining.reservations', LIMITS['rules'], __NAMESPACE__ . '\read_reservation' ),
	);
	if ( array_key_exists( 'policy', $given ) ) {
		$mining['policy'] = read_address( $given['policy'], 'mining.policy' );
	}
	return $mining;
}

/**
 * One reservation.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 */
function read_reservation( $value, $place ) {
	$given       = read_members( $value, $place, array( 'reserved' ), array( 'paths' ) );
	$reservation = array( 'reserved' => read_boolean( $given['reserved'], "$place.reserved" ) );
	if ( array_key_exists( 'paths', $given ) ) {
		$reservation['paths'] = read_filled_list( $given['paths'], "$place.paths", LIMITS['paths'], __NAMESPACE__ . '\read_path' );
	}
	return $reservation;
}

/**
 * The terms under which pages may be used.
 *
 * @param mixed $value A member of the policy.
 */
function read_license( $value ) {
	$given   = read_members( $value, 'license', array( 'url' ), array( 'terms', 'contact' ) );
	$license = array( 'url' => read_address( $given['url'], 'license.url' ) );
	if ( array_key_exists( 'terms', $given ) ) {
		$license['terms'] = read_address( $given['terms'], 'license.terms' );
	}
	if ( array_key_exists( 'contact', $given ) ) {
		$license['contact'] = read_contact( $given['contact'], 'license.contact' );
	}
	return $license;
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
