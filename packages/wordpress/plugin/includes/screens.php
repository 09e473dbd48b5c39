<?php
/**
 * The plugin's page in the admin: what it shows.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/self-test.php';
require_once __DIR__ . '/connect.php';
require_once __DIR__ . '/early.php';

/** The address of Octroi's own site, for its terms. */
const SITE_ADDRESS = 'https://octroi.example';

/** Shows the tab that was asked for. */
function show_screen() {
	require_administrator();
	$tabs = array(
		'overview'   => __( 'Overview', 'octroi' ),
		'rules'      => __( 'Rules', 'octroi' ),
		'connection' => __( 'Connection and privacy', 'octroi' ),
	);
	$tab  = isset( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : 'overview'; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Which tab is shown.
	$tab  = isset( $tabs[ $tab ] ) ? $tab : 'overview';
	echo '<div class="wrap octroi"><h1>' . esc_html__( 'Octroi', 'octroi' ) . '</h1>';
	show_message();
	echo '<nav class="nav-tab-wrapper" aria-label="' . esc_attr__( 'Octroi', 'octroi' ) . '">';
	foreach ( $tabs as $id => $name ) {
		echo '<a href="' . esc_url( page_address( $id ) ) . '" class="nav-tab' . ( $id === $tab ? ' nav-tab-active" aria-current="page' : '' ) . '">' . esc_html( $name ) . '</a>';
	}
	echo '</nav>';
	if ( 'rules' === $tab ) {
		show_rules();
	} elseif ( 'connection' === $tab ) {
		show_connection();
	} else {
		show_overview();
	}
	echo '</div>';
}

/** Says what became of the last form. */
function show_message() {
	$good     = array(
		'saved'        => __( 'Saved. The new rules apply from the next visit.', 'octroi' ),
		'accepted'     => __( 'You have accepted the terms. Nothing is sent until the site is connected.', 'octroi' ),
		'connected'    => __( 'The site is connected.', 'octroi' ),
		'disconnected' => __( 'The site is disconnected. Nothing more is sent, and the rules of this site apply.', 'octroi' ),
		'people'       => __( 'Saved. What is sent changes from the next visit.', 'octroi' ),
		'tested'       => __( 'The site was tested. The result is below.', 'octroi' ),

		'early-installed' => __( 'The must-use plugin is installed. From the next visit on, Octroi answers before other plugins are loaded.', 'octroi' ),
		'early-removed'   => __( 'The must-use plugin is removed. Octroi answers when WordPress has loaded all plugins.', 'octroi' ),
	);
	$problems = array(
		'untold' => __( 'The site is disconnected, but the Octroi dashboard could not be told. Revoke the site’s key there too.', 'octroi' ),
		'terms'  => __( 'Please read and accept the terms first.', 'octroi' ),
		'key'    => __( 'This is not a site’s key. Expected an address such as https://site:secret@app.octroi.example/…, as the Octroi dashboard shows it.', 'octroi' ),
		'console' => __( 'This is the key of another dashboard than the one this plugin goes by. For a dashboard of your own, give its address as OCTROI_CONSOLE in wp-config.php first.', 'octroi' ),
		'price'  => __( 'The rules were saved, except for the price. Expected an amount above zero with at most six decimals, such as 0.01, and a currency in three letters, such as EUR.', 'octroi' ),
		'header' => __( 'This is not the name of a header. Expected a name such as X-Forwarded-For.', 'octroi' ),
		'early'  => __( 'The file could not be written. Your host does not let WordPress write to wp-content/mu-plugins.', 'octroi' ),
		'policy' => __( 'The policy was not saved. What is wrong with it is said below the field.', 'octroi' ),
	);
	$message  = isset( $_GET['octroi_message'] ) ? sanitize_key( wp_unslash( $_GET['octroi_message'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Which sentence is shown.
	if ( isset( $good[ $message ] ) ) {
		echo '<div class="notice notice-success is-dismissible"><p>' . esc_html( $good[ $message ] ) . '</p></div>';
	} elseif ( isset( $problems[ $message ] ) ) {
		echo '<div class="notice notice-error is-dismissible"><p>' . esc_html( $problems[ $message ] ) . '</p></div>';
	}
}

/**
 * A form of one button.
 *
 * @param string $action   The name of what it does.
 * @param string $label    The button's.
 * @param bool   $new_tab  Whether the answer is shown in a tab of its own.
 * @param string $css_class The button's class.
 */
function show_button( $action, $label, $new_tab = false, $css_class = 'button' ) {
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"' . ( $new_tab ? ' target="_blank"' : '' ) . '>';
	echo '<input type="hidden" name="action" value="' . esc_attr( $action ) . '">';
	wp_nonce_field( $action );
	echo '<button type="submit" class="' . esc_attr( $css_class ) . '">' . esc_html( $label ) . '</button></form>';
}

/** How it stands, who came, and whether a cache stands before. */
function show_overview() {
	show_status();
	show_visits();
	show_self_test();
}

/** One sentence on the rules, one on the connection. */
function show_status() {
	$gate = (array) get_option( 'octroi_gate', array() );
	$mode = isset( $gate['mode'] ) ? $gate['mode'] : 'off';
	if ( 'enforce' === $mode ) {
		$sentence = isset( $gate['published'] )
			? __( 'The rules from the Octroi dashboard apply. Search engines always get through.', 'octroi' )
			: __( 'The rules of this site apply. Search engines always get through.', 'octroi' );
	} elseif ( 'observe' === $mode ) {
		$sentence = __( 'Visits are counted, and nobody is turned away. Choose rules when you have seen who comes.', 'octroi' );
	} else {
		$sentence = __( 'Octroi is switched off by OCTROI_MODE in this site’s configuration.', 'octroi' );
	}
	echo '<div class="octroi-status ' . ( 'enforce' === $mode ? 'octroi-good' : '' ) . '"><p><strong>' . esc_html( $sentence ) . '</strong></p><p>' . esc_html( connection_sentence() ) . ' ';
	echo '<a href="' . esc_url( page_address( 'connection' ) ) . '">' . esc_html__( 'Connection and privacy', 'octroi' ) . '</a></p></div>';
}

/** How the connection stands. */
function connection_sentence() {
	$key    = get_option( 'octroi_connection' );
	$status = exchange_status();
	if ( is_array( $key ) ) {
		if ( 'key' === $status['problem'] ) {
			return __( 'The Octroi dashboard does not accept this site’s key. Create a new key in the Octroi dashboard, under Connection, “Manage keys”, then paste it here.', 'octroi' );
		}
		if ( 'policy' === $status['problem'] ) {
			return __( 'The Octroi dashboard has sent rules that are not signed for this site, or that cannot be read. The ones before them stay.', 'octroi' );
		}
		if ( null !== $status['problem'] ) {
			return __( 'The Octroi dashboard cannot be reached at the moment. Visits are kept and sent later.', 'octroi' );
		}
		if ( 0 === $status['sent'] ) {
			return __( 'Connected. The first exchange with the Octroi dashboard takes place within a minute or two.', 'octroi' );
		}
		/* translators: %s: how long ago, such as “2 minutes” */
		return sprintf( __( 'Connected to the Octroi dashboard. Last exchange %s ago.', 'octroi' ), human_time_diff( $status['sent'] ) );
	}
	if ( 'gone' === $status['problem'] ) {
		return __( 'This site was disconnected or removed in the Octroi dashboard. Nothing more is sent, and the rules of this site apply.', 'octroi' );
	}
	if ( 'deactivated' === $status['problem'] ) {
		return __( 'Deactivating the plugin ended the connection. Nothing is sent, and the rules of this site apply, until you connect it again.', 'octroi' );
	}
	return get_option( 'octroi_terms' )
		? __( 'Waiting for connection. Nothing is sent until the site is connected.', 'octroi' )
		: __( 'Not connected to the Octroi dashboard. Nothing is sent to anyone.', 'octroi' );
}

/** What isAiPurpose() of @octroi/crawlers says is AI. */
const AI_PURPOSES = array( 'training', 'ai-search', 'user-triggered', 'agent', 'coding-agent', 'dataset', 'control-token' );

/** The last seven days by crawler. */
function show_visits() {
	$visits = recent_visits();
	echo '<h2>' . esc_html__( 'The last seven days', 'octroi' ) . '</h2>';
	if ( ! $visits ) {
		echo '<p>' . esc_html__( 'No crawler has come yet. On most sites the first one comes within a day.', 'octroi' ) . '</p>';
		return;
	}
	$known = array_column( crawlers_of( get_option( 'octroi_policy' )['policy'] ), null, 'token' );
	$total = array_sum( array_column( $visits, 'visits' ) );
	$ai    = 0;
	foreach ( $visits as $row ) {
		$purpose = isset( $known[ $row->crawler ] ) ? $known[ $row->crawler ]['purpose'] : '';
		$ai     += in_array( $purpose, AI_PURPOSES, true ) ? (int) $row->visits : 0;
	}
	$mixed = array_sum( array_column( $visits, 'refused' ) );
	$mode  = get_option( 'octroi_gate' )['mode'];
	$would = 'enforce' !== $mode || array_sum( array_column( $visits, 'would_refuse' ) ) > 0;
	echo '<p>' . esc_html(
		sprintf(
			/* translators: 1: number of visits, 2: number of crawlers */
			__( 'Visits: %1$s. Crawlers: %2$s.', 'octroi' ),
			number_format_i18n( $total ),
			number_format_i18n( count( $visits ) )
		)
		. ' ' .
		/* translators: %s: number of visits */
		sprintf( __( 'Of these visits, by AI crawlers: %s.', 'octroi' ), number_format_i18n( $ai ) )
	) . '</p>';
	// On a narrow screen the table is scrolled, by keyboard too.
	echo '<div class="octroi-scroll" role="region" tabindex="0" aria-label="' . esc_attr__( 'Visits of the last seven days, by crawler', 'octroi' ) . '"><table class="widefat striped"><thead><tr>';
	echo '<th scope="col">' . esc_html__( 'Crawler', 'octroi' ) . '</th><th scope="col" class="octroi-wide">' . esc_html__( 'Operator', 'octroi' ) . '</th><th scope="col" class="octroi-wide">' . esc_html__( 'Purpose', 'octroi' ) . '</th>';
	echo '<th scope="col" class="octroi-number">' . esc_html__( 'Visits', 'octroi' ) . '</th><th scope="col" class="octroi-number">' . esc_html__( 'Refused', 'octroi' ) . '</th>' . ( $would ? '<th scope="col" class="octroi-number">' . esc_html__( 'Would be refused', 'octroi' ) . '</th>' : '' ) . '<th scope="col" class="octroi-wide">' . esc_html__( 'Last visit', 'octroi' ) . '</th></tr></thead><tbody>';
	foreach ( $visits as $row ) {
		$crawler  = isset( $known[ $row->crawler ] ) ? $known[ $row->crawler ] : array();
		$operator = isset( $crawler['operator'] ) ? $crawler['operator'] : '—';
		echo '<tr><th scope="row">' . esc_html( $row->crawler ) . '</th><td class="octroi-wide">' . esc_html( $operator ) . '</td>';
		echo '<td class="octroi-wide">' . esc_html( isset( $crawler['purpose'] ) ? purpose_names()[ $crawler['purpose'] ] : '—' ) . '</td>';
		echo '<td class="octroi-number">' . esc_html( number_format_i18n( (int) $row->visits ) ) . '</td><td class="octroi-number">' . esc_html( number_format_i18n( (int) $row->turned_away ) ) . '</td>';
		echo $would ? '<td class="octroi-number">' . esc_html( number_format_i18n( (int) $row->would_refuse ) ) . '</td>' : '';
		echo '<td class="octroi-wide">' . esc_html( wp_date( get_option( 'date_format' ), (int) $row->last * DAY_IN_SECONDS, new \DateTimeZone( 'UTC' ) ) ) . '</td></tr>';
	}
	echo '</tbody></table></div>';
	if ( $would ) {
		echo '<p class="description">' . esc_html__( '“Would be refused” counts visits that got the page, since visits were only counted: under the rules they would have been refused.', 'octroi' ) . '</p>';
	}
	if ( $mixed > 0 ) {
		/* translators: %s: number of visits */
		echo '<p class="description">' . esc_html( sprintf( __( 'Before the plugin’s update, %s more were refused or would have been: versions before 0.2.0 did not tell the two apart.', 'octroi' ), number_format_i18n( $mixed ) ) ) . '</p>';
	}
}

/** What crawlers come for. */
function purpose_names() {
	return array(
		'training'       => __( 'Training', 'octroi' ),
		'ai-search'      => __( 'Answer engine', 'octroi' ),
		'user-triggered' => __( 'Assistant', 'octroi' ),
		'agent'          => __( 'Agent', 'octroi' ),
		'coding-agent'   => __( 'Coding agent', 'octroi' ),
		'dataset'        => __( 'Datasets', 'octroi' ),
		'search-engine'  => __( 'Search engine', 'octroi' ),
		'control-token'  => __( 'A name in robots.txt only', 'octroi' ),
		'link-preview'   => __( 'Link preview', 'octroi' ),
		'advertising'    => __( 'Advertising', 'octroi' ),
		'archive'        => __( 'Archive', 'octroi' ),
	);
}

/** Whether a page cache answers here, and what to do then. */
function show_self_test() {
	$result = (array) get_option( 'octroi_self_test', array() );
	echo '<h2>' . esc_html__( 'Does a page cache answer here?', 'octroi' ) . '</h2><div class="octroi-section">';
	echo '<p>' . esc_html__( 'A page cache or a CDN that answers in place of WordPress hides visits from the plugin, and its rules do not apply to them. The test asks for your home page, once as a crawler and once as a browser. Where your rules apply, it reads your robots.txt too.', 'octroi' ) . '</p>';
	if ( isset( $result['crawler'], $result['browser'], $result['time'] ) ) {
		echo '<div class="octroi-status ' . ( 'reached' === $result['crawler'] ? 'octroi-good' : 'octroi-problem' ) . '"><p><strong>';
		if ( 'reached' === $result['crawler'] && 'cached' === $result['browser'] ) {
			esc_html_e( 'A page cache answers browsers, and crawlers reach WordPress: they are counted, and your rules apply.', 'octroi' );
		} elseif ( 'reached' === $result['crawler'] ) {
			esc_html_e( 'Crawlers reach WordPress: they are counted, and your rules apply.', 'octroi' );
		} elseif ( 'cached' === $result['crawler'] ) {
			esc_html_e( 'A page cache answers crawlers here. Their visits are not counted, and your rules do not apply to them.', 'octroi' );
		} else {
			esc_html_e( 'WordPress could not load its own home page. Your host may block requests from WordPress to itself.', 'octroi' );
		}
		/* translators: %s: how long ago, such as “2 minutes” */
		echo '</strong></p><p>' . esc_html( sprintf( __( 'Tested %s ago.', 'octroi' ), human_time_diff( $result['time'] ) ) ) . '</p></div>';
		if ( 'cached' === $result['crawler'] ) {
			show_cache_advice();
		}
		if ( isset( $result['robots'] ) ) {
			show_robots_test( $result['robots'] );
		}
	}
	show_button( 'octroi_test', __( 'Test now', 'octroi' ) );
	echo '</div>';
}

/**
 * Whether the robots.txt that the site sends says what the rules do.
 *
 * @param array $result From test_robots().
 */
function show_robots_test( array $result ) {
	$is_good = ! isset( $result['failed'] ) && ! $result['lines'] && ! $result['missing'];
	echo '<div class="octroi-status ' . ( $is_good ? 'octroi-good' : 'octroi-problem' ) . '"><p><strong>';
	if ( isset( $result['failed'] ) ) {
		esc_html_e( 'robots.txt could not be read. Your host may block requests from WordPress to itself.', 'octroi' );
	} elseif ( $result['lines'] ) {
		esc_html_e( 'robots.txt also says the opposite of your rules. Another plugin or the theme adds these lines, and crawlers go by what is allowed:', 'octroi' );
	} elseif ( $result['missing'] ) {
		esc_html_e( 'The robots.txt that your site sends does not say what you have decided. A file in the site’s folder, another plugin or a cache answers in place of Octroi.', 'octroi' );
	} else {
		esc_html_e( 'robots.txt says what you have decided.', 'octroi' );
	}
	echo '</strong></p>';
	if ( ! empty( $result['lines'] ) ) {
		echo '<ul class="ul-disc">';
		foreach ( array_slice( $result['lines'], 0, 20 ) as $line ) {
			echo '<li><code>' . esc_html( $line ) . '</code></li>';
		}
		echo '</ul><p>' . esc_html__( 'A crawler that reads them and comes is refused all the same.', 'octroi' ) . '</p>';
	}
	echo '</div>';
}

/** What to do where a page cache answers crawlers. */
function show_cache_advice() {
	$names = array();
	foreach ( registry()['crawlers'] as $crawler ) {
		if ( ! in_array( $crawler['purpose'], array( 'search-engine', 'control-token' ), true ) && ! $crawler['commonWord'] ) {
			$names[] = $crawler['token'];
		}
	}
	echo '<p>' . esc_html__( 'Your cache must let crawlers through to WordPress. The setting is “Never Cache User Agent(s)” in WP Rocket, “Rejected user agents” in W3 Total Cache, “Do Not Cache User Agents” in LiteSpeed Cache. Paste these names there, then test again. Crawlers then cost your server as much as a page without a cache. WP Super Cache goes on sending them the pages that it has stored, whatever its settings say.', 'octroi' ) . '</p>';
	echo '<p><label for="octroi-names">' . esc_html__( 'The names of the crawlers, one per line', 'octroi' ) . '</label></p>';
	echo '<textarea id="octroi-names" class="code" rows="6" readonly>' . esc_textarea( implode( "\n", $names ) ) . '</textarea>';
	echo '<p>' . esc_html__( 'A CDN that answers before your server needs Octroi in front of it: see the DNS connector in the documentation.', 'octroi' ) . '</p>';
}

/** The rules: a preset and choices, a pasted policy, where the visitor's address is read, the must-use plugin. */
function show_rules() {
	$rules = rules();
	if ( is_array( get_option( 'octroi_published' ) ) ) {
		$gate = get_option( 'octroi_gate' );
		if ( ! isset( $gate['published'] ) ) {
			$sentence = __( 'The rules below apply. Those from the Octroi dashboard are published to be observed: they replace these once they are enforced there.', 'octroi' );
		} elseif ( 'enforce' === $gate['mode'] ) {
			$sentence = __( 'The rules from the Octroi dashboard apply. Those below apply again when you disconnect the site.', 'octroi' );
		} else {
			$sentence = __( 'The rules from the Octroi dashboard are observed: nobody is turned away by them. Those below apply as soon as you choose “Apply the rules”.', 'octroi' );
		}
		echo '<div class="octroi-status octroi-good"><p><strong>' . esc_html( $sentence ) . '</strong></p></div>';
	}
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="octroi_rules">';
	wp_nonce_field( 'octroi_rules' );
	show_modes( $rules );
	show_presets( $rules );
	show_choices( $rules );
	submit_button( __( 'Save the rules', 'octroi' ) );
	echo '</form>';
	show_paste( $rules );
	show_address( $rules );
	show_early();
}

/**
 * Whether rules apply.
 *
 * @param array $rules From rules().
 */
function show_modes( array $rules ) {
	echo '<h2>' . esc_html__( 'What is done with visits', 'octroi' ) . '</h2><fieldset><legend class="screen-reader-text">' . esc_html__( 'What is done with visits', 'octroi' ) . '</legend>';
	show_radio( 'mode', 'observe', ! $rules['enforce'], __( 'Count only', 'octroi' ), __( 'Nobody is turned away, and robots.txt stays as it is.', 'octroi' ) );
	$enforced = is_in_folder()
		? __( 'A crawler that is not let in gets a refusal instead of the page. The headers of your pages say what you have decided. robots.txt does not: crawlers read one for the whole domain, and this site is in a folder of it.', 'octroi' )
		: __( 'A crawler that is not let in gets a refusal instead of the page. robots.txt and the headers of your pages say what you have decided.', 'octroi' );
	show_radio( 'mode', 'enforce', $rules['enforce'], __( 'Apply the rules', 'octroi' ), $enforced );
	echo '</fieldset>';
	if ( ! is_in_folder() && file_exists( ABSPATH . 'robots.txt' ) ) {
		echo '<p>' . esc_html__( 'Your site has its own robots.txt file. Servers send it in place of the one that WordPress and Octroi make: what you decide here is not said in it.', 'octroi' ) . '</p>';
	}
}

/**
 * The presets.
 *
 * @param array $rules From rules().
 */
function show_presets( array $rules ) {
	global $wp_locale;
	echo '<h2>' . esc_html__( 'Rules', 'octroi' ) . '</h2>';
	echo '<p>' . esc_html__( 'Google, Bing and the other search engines get through under every rule.', 'octroi' ) . '</p>';
	if ( '' !== $rules['pasted'] ) {
		echo '<p><strong>' . esc_html__( 'The policy that you have pasted applies. Choose a preset to replace it.', 'octroi' ) . '</strong></p>';
	}
	echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Preset', 'octroi' ) . '</legend>';
	$presets = array(
		'search-not-training' => array( __( 'Search yes, training no', 'octroi' ), __( 'Crawlers that collect pages for models and datasets are blocked. Those that answer a person’s question get through.', 'octroi' ) ),
		'allow-all'           => array( __( 'Allow all', 'octroi' ), __( 'Every crawler gets through.', 'octroi' ) ),
		'block-ai'            => array( __( 'Block AI', 'octroi' ), __( 'AI crawlers are blocked, including answer engines: your pages are then not cited in their answers.', 'octroi' ) ),
		'charge-training'     => array( __( 'Charge for training', 'octroi' ), __( 'Crawlers that collect pages for models and datasets are answered with your price (402) and your license. Nothing is paid out by this plugin.', 'octroi' ) ),
	);
	foreach ( $presets as $name => $words ) {
		show_radio( 'preset', $name, '' === $rules['pasted'] && $name === $rules['preset'], $words[0], $words[1] );
	}
	echo '</fieldset><table class="form-table" role="presentation"><tr><th scope="row"><label for="octroi-amount">' . esc_html__( 'Price of a visit', 'octroi' ) . '</label></th><td>';
	echo '<input type="text" inputmode="decimal" id="octroi-amount" name="amount" class="small-text" value="' . esc_attr( str_replace( '.', $wp_locale->number_format['decimal_point'], $rules['price']['amount'] ) ) . '"> ';
	echo '<label class="screen-reader-text" for="octroi-currency">' . esc_html__( 'Currency', 'octroi' ) . '</label><input type="text" id="octroi-currency" name="currency" class="small-text" maxlength="3" value="' . esc_attr( $rules['price']['currency'] ) . '">';
	echo '<p class="description">' . esc_html__( 'For crawlers that are charged.', 'octroi' ) . '</p></td></tr><tr><th scope="row"><label for="octroi-visits">' . esc_html__( 'Visits an hour', 'octroi' ) . '</label></th><td>';
	echo '<input type="number" min="1" max="1000000" id="octroi-visits" name="visits" class="small-text" value="' . esc_attr( $rules['limit']['visits'] ) . '">';
	echo '<p class="description">' . esc_html__( 'For crawlers that are limited.', 'octroi' ) . '</p></td></tr></table>';
}

/**
 * A choice among several, and what it means.
 *
 * @param string $name        The field.
 * @param string $value       Its value.
 * @param bool   $is_checked  Whether it is chosen.
 * @param string $label       What it is called.
 * @param string $description What it does.
 */
function show_radio( $name, $value, $is_checked, $label, $description ) {
	$id = "octroi-$name-$value";
	echo '<label for="' . esc_attr( $id ) . '"><input type="radio" id="' . esc_attr( $id ) . '" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '" aria-describedby="' . esc_attr( $id ) . '-description"' . checked( $is_checked, true, false ) . '> ' . esc_html( $label ) . '</label>';
	echo '<p class="description" id="' . esc_attr( $id ) . '-description">' . esc_html( $description ) . '</p>';
}

/**
 * One choice for each crawler, by purpose.
 *
 * @param array $rules From rules().
 */
function show_choices( array $rules ) {
	$actions = array(
		''       => __( 'As the preset says', 'octroi' ),
		'allow'  => __( 'Allow', 'octroi' ),
		'limit'  => __( 'Limit', 'octroi' ),
		'charge' => __( 'Charge', 'octroi' ),
		'block'  => __( 'Block', 'octroi' ),
	);
	echo '<h2>' . esc_html__( 'Crawler by crawler', 'octroi' ) . '</h2><p>' . esc_html__( 'What you choose here comes before the preset.', 'octroi' ) . '</p>';
	foreach ( purpose_names() as $purpose => $purpose_name ) {
		$crawlers = array();
		foreach ( registry()['crawlers'] as $index => $crawler ) {
			if ( $purpose === $crawler['purpose'] && 'search-engine' !== $purpose ) {
				$crawlers[ $index ] = $crawler;
			}
		}
		if ( ! $crawlers ) {
			continue;
		}
		$chosen = array_intersect( array_column( $crawlers, 'token' ), array_map( 'strval', array_keys( $rules['choices'] ) ) );
		/* translators: 1: a purpose, 2: number of crawlers, 3: names of crawlers */
		$summary = $chosen ? __( '%1$s (%2$s), chosen: %3$s', 'octroi' ) : '%1$s (%2$s)';
		echo '<details><summary>' . esc_html( sprintf( $summary, $purpose_name, number_format_i18n( count( $crawlers ) ), implode( ', ', $chosen ) ) ) . '</summary><div class="octroi-scroll"><table class="widefat striped"><thead><tr>';
		echo '<th scope="col">' . esc_html__( 'Crawler', 'octroi' ) . '</th><th scope="col" class="octroi-wide">' . esc_html__( 'Operator', 'octroi' ) . '</th><th scope="col">' . esc_html__( 'Rule', 'octroi' ) . '</th></tr></thead><tbody>';
		foreach ( $crawlers as $index => $crawler ) {
			$chosen = isset( $rules['choices'][ $crawler['token'] ] ) ? $rules['choices'][ $crawler['token'] ] : '';
			echo '<tr><th scope="row"><label for="octroi-crawler-' . esc_attr( $index ) . '">' . esc_html( $crawler['token'] ) . '</label></th><td class="octroi-wide">' . esc_html( null === $crawler['operator'] ? '—' : $crawler['operator'] ) . '</td><td>';
			echo '<select id="octroi-crawler-' . esc_attr( $index ) . '" name="choices[' . esc_attr( $index ) . ']">';
			foreach ( $actions as $action => $label ) {
				echo '<option value="' . esc_attr( $action ) . '"' . selected( $chosen, $action, false ) . '>' . esc_html( $label ) . '</option>';
			}
			echo '</select></td></tr>';
		}
		echo '</tbody></table></div></details>';
	}
}

/**
 * The field for a policy from the policy tool.
 *
 * @param array $rules From rules().
 */
function show_paste( array $rules ) {
	$refused = get_transient( 'octroi_pasted' );
	$text    = is_array( $refused ) ? $refused[0] : $rules['pasted'];
	echo '<h2>' . esc_html__( 'A policy of your own', 'octroi' ) . '</h2><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="octroi_paste"><input type="hidden" name="mode" value="' . ( $rules['enforce'] ? 'enforce' : 'observe' ) . '">';
	wp_nonce_field( 'octroi_paste' );
	echo '<p><label for="octroi-policy">' . esc_html__( 'Paste an octroi.policy.json here, such as the policy tool on octroi.example makes: rules by path, by operator, for verified crawlers only. Leave it empty to use the presets.', 'octroi' ) . '</label></p>';
	echo '<textarea id="octroi-policy" name="policy" class="code" rows="8" spellcheck="false"' . ( is_array( $refused ) ? ' aria-invalid="true" aria-describedby="octroi-policy-problem"' : '' ) . '>' . esc_textarea( $text ) . '</textarea>';
	if ( is_array( $refused ) ) {
		echo '<p id="octroi-policy-problem"><code>' . esc_html( '' === $refused[1] ? 'octroi.policy.json' : $refused[1] ) . '</code> ' . esc_html( problem_sentence( $refused[2] ) ) . '</p>';
	}
	submit_button( __( 'Save the policy', 'octroi' ), 'secondary' );
	echo '</form>';
}

/**
 * What is wrong with a place of a policy.
 *
 * @param string $problem The message of a Policy_Error.
 */
function problem_sentence( $problem ) {
	$sentences = array(
		'json'       => __( 'is not JSON.', 'octroi' ),
		'length'     => __( 'is longer than 4 MB.', 'octroi' ),
		'version'    => __( 'must be 1: this is the only version there is.', 'octroi' ),
		'object'     => __( 'must be an object.', 'octroi' ),
		'list'       => __( 'must be a list.', 'octroi' ),
		'empty'      => __( 'must not be empty; leave it out instead.', 'octroi' ),
		'too-many'   => __( 'holds too many entries.', 'octroi' ),
		'member'     => __( 'is not a known field here.', 'octroi' ),
		'missing'    => __( 'is missing.', 'octroi' ),
		'word'       => __( 'is not one of the words allowed here.', 'octroi' ),
		'boolean'    => __( 'must be true or false.', 'octroi' ),
		'text'       => __( 'must be a text of up to 2048 characters.', 'octroi' ),
		'path'       => __( 'must be a path that begins with a slash, such as "/articles/" or "/*.pdf$".', 'octroi' ),
		'origin'     => __( 'must be a scheme and a host alone, such as "https://example.com".', 'octroi' ),
		'other-site' => __( 'is another site’s. Expected the origin of this one.', 'octroi' ),
		'address'    => __( 'must be a full address, such as "https://example.com/terms".', 'octroi' ),
		'contact'    => __( 'must be an e-mail address or a page.', 'octroi' ),
		'name'       => __( 'must be a name as it appears in the User-Agent header, such as "NewBot".', 'octroi' ),
		'block'      => __( 'must be an address or a block of them, such as "192.0.2.0/24".', 'octroi' ),
		'amount'     => __( 'must be a plain decimal in a text, such as "0.005".', 'octroi' ),
		'currency'   => __( 'must be a currency in three capitals, such as "EUR".', 'octroi' ),
		'visits'     => __( 'must be a whole number from 1 to 1000000.', 'octroi' ),
		'action'     => __( 'does not go with this action.', 'octroi' ),
	);
	return isset( $sentences[ $problem ] ) ? $sentences[ $problem ] : $problem;
}

/**
 * Where the visitor's address is read.
 *
 * @param array $rules From rules().
 */
function show_address( array $rules ) {
	$is_header = ! in_array( $rules['address'], array( 'auto', 'direct' ), true );
	echo '<h2>' . esc_html__( 'Verifying crawlers', 'octroi' ) . '</h2><p>' . esc_html__( 'Operators publish the addresses that their crawlers come from. To compare, the plugin has to know a visitor’s address, which a proxy or a CDN hides.', 'octroi' ) . '</p>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="octroi_address">';
	wp_nonce_field( 'octroi_address' );
	echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Verifying crawlers', 'octroi' ) . '</legend>';
	show_radio( 'address', 'auto', 'auto' === $rules['address'], __( 'Verify, except behind a proxy', 'octroi' ), __( 'Behind a proxy, crawlers count as not verifiable. No genuine crawler is refused by mistake.', 'octroi' ) );
	show_radio( 'address', 'direct', 'direct' === $rules['address'], __( 'Visitors reach this server directly', 'octroi' ), __( 'No proxy or CDN is in front of it.', 'octroi' ) );
	show_radio( 'address', 'header', $is_header, __( 'My proxy writes the address into a header', 'octroi' ), __( 'The last address in it counts. Name a header only if your proxy always sets it: visitors can send any.', 'octroi' ) );
	echo '<p><label for="octroi-header">' . esc_html__( 'Name of the header', 'octroi' ) . '</label> <input type="text" id="octroi-header" name="header" class="regular-text code" placeholder="X-Forwarded-For" value="' . esc_attr( $is_header ? $rules['address'] : '' ) . '"></p></fieldset>';
	submit_button( __( 'Save', 'octroi' ), 'secondary' );
	echo '</form>';
}

/** The must-use plugin. */
function show_early() {
	echo '<h2>' . esc_html__( 'Before other plugins', 'octroi' ) . '</h2><div class="octroi-section"><p>';
	esc_html_e( 'Optional: refuse crawlers before other plugins load, to save your server work, with a must-use plugin of a few lines. The file is wp-content/mu-plugins/octroi-early.php; it is removed when you deactivate Octroi.', 'octroi' );
	echo '</p>';
	show_button( 'octroi_early', file_exists( early_loader() ) ? __( 'Remove the must-use plugin', 'octroi' ) : __( 'Install the must-use plugin', 'octroi' ) );
	echo '</div>';
}

/** Terms, connection, and what is sent to whom. */
function show_connection() {
	$is_connected = is_array( get_option( 'octroi_connection' ) );
	$status       = exchange_status();
	$css_class    = $is_connected ? ( null === $status['problem'] ? 'octroi-good' : 'octroi-problem' ) : '';
	echo '<div class="octroi-status ' . esc_attr( $css_class ) . '"><p><strong>' . esc_html( connection_sentence() ) . '</strong></p></div><div class="octroi-section">';
	if ( $is_connected ) {
		echo '<p>' . esc_html__( 'The Octroi dashboard shows visits as they happen, by crawler and by page. Rules that you publish there apply here within a minute or two.', 'octroi' ) . '</p><div class="octroi-forms">';
		echo '<a class="button button-primary" href="' . esc_url( get_option( 'octroi_connection' )['console'] . '/sites' ) . '" target="_blank" rel="noopener">' . esc_html__( 'Open the dashboard', 'octroi' ) . '</a>';
		show_button( 'octroi_disconnect', __( 'Disconnect', 'octroi' ) );
		echo '</div>';
	} else {
		show_connecting();
	}
	show_privacy();
	echo '</div>';
}

/** The terms, then the two ways to connect. */
function show_connecting() {
	echo '<p>' . esc_html__( 'Everything on the other tabs works without an account. The Octroi dashboard adds visits as they happen, months of history, a weekly report by e-mail, and one place for the rules of several sites.', 'octroi' ) . '</p>';
	echo '<p>' . esc_html__( 'Free publishes your rules in observation: you see what they would refuse. Pro enforces them.', 'octroi' ) . ' ' . esc_html__( 'Until Pro enforces rules from the Octroi dashboard, those of this site apply.', 'octroi' ) . '</p>';
	if ( ! get_option( 'octroi_terms' ) ) {
		echo '<h2>' . esc_html__( 'Terms', 'octroi' ) . '</h2><p>' . esc_html__( 'Connecting sends visits of crawlers to Octroi, as described below. Before that, please read the terms of use and the privacy policy. Until you accept them, the plugin sends nothing.', 'octroi' ) . '</p>';
		echo '<p><a href="' . esc_url( SITE_ADDRESS . '/privacy' ) . '" target="_blank" rel="noopener">' . esc_html__( 'Terms of use and privacy policy', 'octroi' ) . '</a></p>';
		show_button( 'octroi_accept', __( 'Accept', 'octroi' ), false, 'button button-primary' );
		return;
	}
	echo '<h2>' . esc_html__( 'Connect', 'octroi' ) . '</h2>';
	if ( can_be_asked() ) {
		echo '<p>' . esc_html__( 'The button opens the Octroi dashboard in a new tab. Sign in there and confirm this site; the Octroi dashboard then asks this site whether it was you, and connects it.', 'octroi' ) . '</p>';
		show_button( 'octroi_connect', __( 'Connect', 'octroi' ), true, 'button button-primary' );
		echo '<p>' . esc_html__( 'If the Octroi dashboard cannot reach this site (a password protects it, or its name is a private one), paste the site’s key instead.', 'octroi' ) . '</p>';
	} elseif ( is_in_folder() ) {
		echo '<p>' . esc_html__( 'This site is in a folder of its domain, and the Octroi dashboard has one site for a domain. Paste the key of the domain’s site: the dashboard then shows the visits of all its folders together, and its rules apply to all of them. Where the key is no longer at hand, make a new one there and paste it on every site that had the old one.', 'octroi' ) . '</p>';
	} else {
		echo '<p>' . esc_html__( 'The Octroi dashboard cannot reach this site on its own, as its REST API is not at /wp-json of its own name. Add the site in the Octroi dashboard, then paste its key here.', 'octroi' ) . '</p>';
	}
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="octroi_key">';
	wp_nonce_field( 'octroi_key' );
	echo '<p><label for="octroi-key">' . esc_html__( 'The site’s key, from the Octroi dashboard', 'octroi' ) . '</label><br><input type="password" id="octroi-key" name="key" class="large-text code" autocomplete="off" required></p>';
	submit_button( __( 'Connect with the key', 'octroi' ), 'secondary' );
	echo '</form>';
}

/** What is sent to whom. */
function show_privacy() {
	$console = is_array( get_option( 'octroi_connection' ) ) ? get_option( 'octroi_connection' )['console'] : console_address();
	echo '<h2>' . esc_html__( 'What is sent, and to whom', 'octroi' ) . '</h2>';
	/* translators: %s: the address of the dashboard */
	echo '<p>' . esc_html( sprintf( __( 'While the site is connected, and only then, the plugin sends to %s, about once a minute:', 'octroi' ), $console ) ) . '</p><ul class="ul-disc">';
	echo '<li>' . esc_html__( 'for each visit of a known crawler: the time, your site’s name, the path of the page without its query, the method and status, the crawler’s name, operator and purpose, whether it was verified, and what was decided;', 'octroi' ) . '</li>';
	echo '<li>' . esc_html__( 'for a program that no list knows and that gives itself a name, such as “…bot”: the same, under that name;', 'octroi' ) . '</li>';
	echo '<li>' . esc_html__( 'how many people an assistant such as ChatGPT sent to a page, at least: the assistant, the path without its query and a number, without a time. Of a person, nothing;', 'octroi' ) . '</li>';
	echo '<li>' . esc_html__( 'a request for the rules that you have published, with the version of this plugin.', 'octroi' ) . '</li></ul>';
	echo '<p>' . esc_html__( 'Never sent: single visits of people, addresses, cookies, headers, contents. Here, in your own database, the plugin keeps the number of visits by crawler and day for seven days, and reports that wait (5,000 at most). Deleting the plugin removes all of it.', 'octroi' ) . '</p>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="octroi_people">';
	wp_nonce_field( 'octroi_people' );
	echo '<p><label><input type="checkbox" name="people" value="1"' . checked( rules()['people'], true, false ) . '> ' . esc_html__( 'Count how many people assistants send, while the site is connected', 'octroi' ) . '</label></p>';
	submit_button( __( 'Save', 'octroi' ), 'secondary' );
	echo '</form>';
}
