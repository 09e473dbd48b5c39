<?php
/**
 * Answers questions about the pure parts of the plugin whose folder it is given: one JSON line with the name of a
 * question and its arguments, one JSON line with the answer.
 */

define( 'ABSPATH', __DIR__ );

/** As WordPress has it, for what is no broken text. */
function wp_json_encode( $value, $options = 0 ) {
	return json_encode( $value, $options );
}

$includes = $argv[1] . '/includes';
foreach ( array( 'identify', 'declared', 'identity', 'decide', 'statements', 'robots', 'robots-file', 'license', 'answers', 'tokens', 'parse', 'presets', 'people' ) as $name ) {
	require_once "$includes/$name.php";
}

/** The last policy that was read: many questions are about one. */
function policy( $value ) {
	static $json = null, $policy = null;
	$text = json_encode( $value, JSON_UNESCAPED_SLASHES );
	if ( $text !== $json ) {
		$json   = $text;
		$policy = Octroi\parse_policy( $text );
	}
	return $policy;
}

function token_of( $crawler ) {
	return null === $crawler ? null : $crawler['token'];
}

function crawler( $policy, $token ) {
	foreach ( Octroi\crawlers_of( $policy ) as $crawler ) {
		if ( $crawler['token'] === $token ) {
			return $crawler;
		}
	}
	return null;
}

$questions = array(
	'identify'  => function ( $header, $policy ) {
		return token_of( Octroi\identify( $header, null === $policy ? null : Octroi\own_crawlers( policy( $policy ) ) ) );
	},
	'decide'    => function ( $policy, $visits ) {
		$policy = policy( $policy );
		return array_map(
			function ( $visit ) use ( $policy ) {
				list( $token, $identity, $path ) = $visit;
				return Octroi\decide( $policy, null === $token ? null : crawler( $policy, $token ), $identity, $path );
			},
			$visits
		);
	},
	'print'     => function ( $policy, $paths ) {
		$policy = policy( $policy );
		return array(
			'robots'  => Octroi\robots_txt( $policy ),
			'files'   => (object) Octroi\policy_files( $policy ),
			'headers' => array_map(
				function ( $path ) use ( $policy ) {
					return Octroi\page_headers( $policy, $path );
				},
				$paths
			),
		);
	},
	'merge'     => function ( $policy, $others ) {
		return Octroi\merge_robots( $policy, $others );
	},
	'differs'   => function ( $policy, $finished ) {
		return Octroi\robots_contradictions( $policy, $finished );
	},
	'parse'     => function ( $text ) {
		try {
			return array( 'policy' => Octroi\parse_policy( $text ) );
		} catch ( Octroi\Policy_Error $error ) {
			return array( 'error' => $error->place );
		}
	},
	'preset'    => function ( $name, $site, $price, $home ) {
		return Octroi\preset( $name, (array) $site, (array) $price, $home );
	},
	'local'     => function ( $rules, $site, $home ) {
		return Octroi\local_policy( json_decode( json_encode( $rules ), true ), (array) $site, $home );
	},
	'identity'  => function ( $token, $address, $policy ) {
		return Octroi\identity_of( array( 'token' => $token ), $address, null === $policy ? array() : policy( $policy ) );
	},
	'address'   => function ( $server, $source ) {
		return Octroi\visitor_address( (array) $server, $source );
	},
	'paths'     => function ( $target ) {
		return Octroi\target_paths( $target );
	},
	'refusal'   => function ( $kind, $request, $policy, $token, $identity, $more, $after ) {
		$policy  = policy( $policy );
		$crawler = crawler( $policy, $token );
		$request = (array) $request;
		if ( 'blocked' === $kind ) {
			return Octroi\blocked( $request, $policy, $crawler, $identity );
		}
		return 'limited' === $kind
			? Octroi\over_limit( $request, $policy, $crawler, $identity, (array) $more, $after )
			: Octroi\charged( $request, $policy, $crawler, $identity, (array) $more, $after );
	},
	'name'      => function ( $header, $from ) {
		return Octroi\declared_name( $header, $from );
	},
	'sender'    => function ( $server, $target ) {
		return Octroi\sender_of( (array) $server, $target );
	},
	'sum'       => function ( $lines ) {
		return Octroi\sum_people( $lines );
	},
	'license'   => function ( $token, $keys, $withdrawn, $origin, $paths, $now ) {
		return Octroi\check_license( $token, json_decode( json_encode( $keys ), true ), $withdrawn, $origin, $paths, $now );
	},
);

// phpcs:ignore -- lines of a pipe.
while ( false !== ( $line = fgets( STDIN ) ) ) {
	list( $question, $arguments ) = json_decode( $line );
	echo json_encode( $questions[ $question ]( ...$arguments ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), "\n";
}
