import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { missingWordPress, type Role, startWordPress, type WordPress } from '../../testing/fakes/wordpress.ts'

// Compares the content of a post with what a real WordPress publishes of it, before and after the plugin is active.

const PORTAL = 'https://mijn.voorbeeld.nl'
const COMPANY = '5b0f8a4e-3c1d-4d4a-9c39-2f6f0e8a7d10'

const link = `<a href="${PORTAL}/winkelwagen?product=5&amp;aantal=2#bw-add-to-cart?product=5&amp;quantity=2">Poster</a>`
const marked = `<span data-bw-widget="add-to-cart" data-product="5" data-quantity="2"><a href="${PORTAL}/winkelwagen?product=5&amp;aantal=2">Poster</a></span>`
const element = `<bw-add-to-cart product="5" quantity="2"><a href="${PORTAL}/winkelwagen?product=5&amp;aantal=2">Poster</a></bw-add-to-cart>`
const loader = `<script type="module" async="async" src="${PORTAL}/bw.js"></script>`

/** What the editor saves of the block, as e2e/website/wordpress.deep.spec.ts shows. */
const block = `<!-- wp:beterwerk/widget {"widget":"add-to-cart","product":5,"quantity":2,"isButton":true,"textAlign":"center","style":{"color":{"text":"#0a0a0a"}}} -->
<div class="wp-block-beterwerk-widget has-text-align-center has-text-color" style="color:#0a0a0a"><span class="wp-block-beterwerk-widget__product"><img src="${PORTAL}/products/poster.svg" alt="" loading="lazy"/><span class="wp-block-beterwerk-widget__title">Poster</span></span><a class="wp-block-button__link wp-element-button" aria-label="Bestel: Poster" href="${PORTAL}/winkelwagen?product=5&amp;aantal=2">Bestel</a></div>
<!-- /wp:beterwerk/widget -->`
const condition = `<!-- wp:beterwerk/condition {"who":"coach"} -->
<div class="wp-block-beterwerk-condition" data-bw-if="coach"><!-- wp:paragraph -->
<p>Voor coaches</p>
<!-- /wp:paragraph --></div>
<!-- /wp:beterwerk/condition -->`
/** What WordPress adds to elements without content, and to pictures. */
const tight = (html: string) => html.replaceAll(/ decoding="\w+"/g, '').replaceAll(' />', '/>')
const conditionScript = `src='${PORTAL}/bw-if.js'`

const missing = missingWordPress()
if (missing) process.stderr.write(`The WordPress plugin is not tested: ${missing}\n`)

describe.skipIf(missing)('the WordPress plugin', () => {
  let site: WordPress

  beforeAll(async () => {
    site = await startWordPress(join(import.meta.dirname, 'beterwerk-widgets'))
  }, 60_000)
  afterAll(() => site?.stop(), 30_000)

  /** As a user with this role. Returns what a visitor gets, without the additions of WordPress itself. */
  async function published(role: Role, content: string): Promise<string> {
    const post = await site.api(role, 'POST', 'posts', { title: 'Proef', content, status: 'publish' })
    const page = await (await fetch(post.link)).text()
    const [module = ''] = page.match(/<script type="module".*/) ?? []
    const [condition = ''] = page.slice(0, page.indexOf('<body>')).match(/<script.*bw-if\.js.*/) ?? []
    return module + condition.replaceAll('"', "'") + page.slice(page.indexOf('<body>'))
  }

  describe('before it is active', () => {
    test.each(['author', 'editor'] as const)('keeps links and marked links of an %s', async (role) => {
      const page = await published(role, `<p>${link}</p><p>${marked}</p>`)
      expect(page).toContain(link)
      expect(page).toContain(marked)
      expect(page).not.toContain('bw.js')
    })

    test('keeps custom elements of an editor, and reduces those of an author to a link', async () => {
      expect(await published('editor', `<p>${element}</p>`)).toContain(element)
      const page = await published('author', `<p>${element}</p>`)
      expect(page).not.toContain('<bw-')
      expect(page).toContain(`<a href="${PORTAL}/winkelwagen?product=5&amp;aantal=2">Poster</a>`)
    })
  })

  describe('once it is active', () => {
    beforeAll(async () => {
      await site.php("activate_plugin('beterwerk-widgets/beterwerk-widgets.php');")
    })

    test('loads nothing while the portal’s address is not set', async () => {
      const page = await published('author', '[bw-login]')
      expect(page).not.toContain('bw.js')
      expect(page).not.toContain('bw-login')
    })

    test('stores the portal’s origin and rejects an invalid address', async () => {
      const page = 'options-general.php?page=beterwerk-widgets'
      const admin = await site.logIn()
      async function save(portal: string, domain: string) {
        const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await admin(page)) ?? []
        const fields = {
          option_page: 'beterwerk-widgets',
          action: 'update',
          _wpnonce: nonce,
          _wp_http_referer: page,
        }
        const answer = await admin('options.php', {
          ...fields,
          beterwerk_portal: portal,
          beterwerk_cookie_domain: domain,
        })
        const values = [...answer.matchAll(/name="beterwerk_\w+" value="([^"]*)"/g)].map(([, value]) => value)
        return [...values, ...[...answer.matchAll(/<strong>(Vul[^<]+)/g)].map(([, text]) => text)]
      }
      expect(await save(`${PORTAL}/inloggen?x=1`, 'Voorbeeld.nl')).toEqual([PORTAL, 'voorbeeld.nl'])
      for (const address of ['javascript:alert(1)', 'mijn.voorbeeld.nl'])
        expect(await save(address, '')).toEqual([
          PORTAL,
          '',
          'Vul het adres in met https:// ervoor, bijvoorbeeld https://mijn.voorbeeld.nl.',
        ])
      expect(await save(PORTAL, 'geen domein')).toEqual([
        PORTAL,
        '',
        'Vul een domein in, zoals voorbeeld.nl.',
      ])
    })

    test('loads the loader on every page, as a module', async () => {
      expect(await published('author', '<p>Niets bijzonders</p>')).toContain(loader)
    })

    test('lets a theme exclude the loader from a page', async () => {
      const filter = '../mu-plugins/zonder.php'
      await site.php(`@mkdir(WPMU_PLUGIN_DIR); file_put_contents(WP_PLUGIN_DIR . '/${filter}',
        "<?php add_filter( 'beterwerk_load_widgets', '__return_false' );");`)
      expect(await published('author', '<p>Niets bijzonders</p>')).not.toContain('bw.js')
      await site.php(`unlink(WP_PLUGIN_DIR . '/${filter}');`)
    })

    test('passes on a cookie domain that differs from the common domain', async () => {
      await site.php("update_option('beterwerk_cookie_domain', 'voorbeeld.nl');")
      const page = await published('author', '<p>Niets bijzonders</p>')
      expect(page).toContain(loader.replace('></', ' data-cookie-domain="voorbeeld.nl"></'))
      await site.php("update_option('beterwerk_cookie_domain', '');")
    })

    test.each(['author', 'editor'] as const)('keeps all three forms of an %s', async (role) => {
      const page = await published(role, `<p>${link}</p><p>${marked}</p><p>${element}</p>`)
      for (const form of [link, marked, element]) expect(page).toContain(form)
    })

    test('allows an author nothing else', async () => {
      const page = await published(
        'author',
        `<p><bw-login onclick="alert(1)" style="position:fixed"><a href="javascript:alert(1)">Inloggen</a></bw-login></p><bw-panel>x</bw-panel>`,
      )
      expect(page).toContain('<bw-login><a href="alert(1)">Inloggen</a></bw-login>')
      expect(page).not.toContain('<bw-panel>')
    })

    test.each([
      ['[bw-login]', `<span data-bw-widget="login"><a href="${PORTAL}/inloggen">Inloggen</a></span>`],
      [
        '[bw-cart text="Mandje" class="button"]',
        `<span data-bw-widget="cart"><a class="button" href="${PORTAL}/winkelwagen">Mandje</a></span>`,
      ],
      [
        '[bw-companies]Mijn bedrijven[/bw-companies]',
        `<span data-bw-widget="companies"><a href="${PORTAL}/bedrijven">Mijn bedrijven</a></span>`,
      ],
      [
        `[bw-invite company="${COMPANY}"]`,
        `<span data-bw-widget="invite" data-company="${COMPANY}"><a href="${PORTAL}/bedrijven/externalId/${COMPANY}">Laat iemand meekijken</a></span>`,
      ],
      [
        '[bw-add-to-cart product="5" quantity="10" title="Een eerdere versie"]',
        `<span data-bw-widget="add-to-cart" data-product="5" data-quantity="10"><a href="${PORTAL}/winkelwagen?product=5&#038;aantal=10">In winkelwagen</a></span>`,
      ],
      [
        '[bw-product product="5"]',
        `<span data-bw-widget="product" data-product="5" data-quantity="1"><a href="${PORTAL}/winkelwagen?product=5&#038;venster=product&#038;aantal=1">Bekijk dit product</a></span>`,
      ],
    ])('%s is a marked link', async (shortcode, html) => {
      expect(await published('author', shortcode)).toContain(html)
    })

    test('shows visitors nothing for an invalid shortcode', async () => {
      const page = await published(
        'author',
        '<p>[bw-invite company="x"][bw-product product="nul"][bw-add-to-cart product="nul"][bw-add-to-cart product="5" quantity="12"]!</p>',
      )
      expect(page).toContain('<p>!</p>')
    })

    test('escapes the text in a shortcode of an author', async () => {
      const page = await published(
        'author',
        `[bw-login text='"><img src=x onerror=alert(1)>' class='x" onclick="alert(1)']`,
      )
      expect(page).not.toContain('<img')
      expect(page).toContain('<a class="x&quot; onclick=&quot;alert(1)" href=')
    })

    test.each(['author', 'editor'] as const)('keeps the blocks of an %s as they are', async (role) => {
      const content = `${block}\n\n${condition}`
      const post = await site.api(role, 'POST', 'posts', { title: 'Proef', content, status: 'publish' })
      expect(tight(post.content.raw)).toBe(content)
      const page = await (await fetch(post.link)).text()
      const [, widget = ''] = block.split('\n')
      expect(tight(page)).toContain(widget)
      expect(page).toMatch(/<div class="[^"]*wp-block-beterwerk-condition[^"]*" data-bw-if="coach">/)
    })

    test('registers the blocks with their scripts and styles', async () => {
      const types = await site.php(`foreach (array('widget', 'condition') as $name) {
          $type = WP_Block_Type_Registry::get_instance()->get_registered("beterwerk/$name");
          $script = wp_scripts()->registered[$type->editor_script];
          $urls = array($script->src);
          foreach (array_filter(array($type->editor_style, $type->style)) as $style) $urls[] = wp_styles()->registered[$style]->src;
          $types[] = array('version' => $type->api_version, 'deps' => $script->deps, 'urls' => $urls);
        }
        echo json_encode($types);`)
      const [widget, other] = JSON.parse(types)
      expect([widget.version, other.version]).toEqual([3, 3])
      expect(widget.deps).toContain('wp-rich-text')
      expect([widget.urls.length, other.urls.length]).toEqual([3, 2])
      for (const address of [...widget.urls, ...other.urls])
        expect([address, (await fetch(address)).status]).toEqual([address, 200])
    })

    test.each([
      ['block', condition, '<div class="wp-block-beterwerk-condition" data-bw-if="coach">'],
      ['element', '<p data-bw-if="in">Welkom terug</p>', '<p data-bw-if="in">Welkom terug</p>'],
      [
        'shortcode',
        '<p>[bw-if who="out"]Nieuw hier?[/bw-if]</p>',
        '<span data-bw-if="out">Nieuw hier?</span>',
      ],
      [
        'shortcode around paragraphs',
        '[bw-if who="in"]\n\nWelkom\n\n[bw-cart]\n\n[/bw-if]',
        `<div data-bw-if="in"><p>Welkom</p>\n<span data-bw-widget="cart"><a href="${PORTAL}/winkelwagen">Winkelwagen</a></span></div>`,
      ],
    ])('a page with the %s for some visitors loads the script in its head', async (_, content, html) => {
      const page = await published('author', content)
      expect(page.slice(0, page.indexOf('<body>'))).toContain(conditionScript)
      expect(page).toContain(html)
    })

    test('another page does not load the script for some visitors', async () => {
      expect(await published('author', '<p>Voor iedereen, ook in bw-if</p>')).not.toContain(conditionScript)
    })

    test('shows visitors nothing of a part for unknown visitors', async () => {
      const page = await published('author', '<p>[bw-if who="iedereen"]Geheim[/bw-if]!</p>')
      expect(page).toContain('<p>!</p>')
      expect(page).not.toContain('Geheim')
    })

    test('causes no complaints of PHP and WordPress', async () => {
      expect(await site.log()).toEqual([])
    })

    test('removes its settings on uninstall', async () => {
      const left = await site.php(`deactivate_plugins('beterwerk-widgets/beterwerk-widgets.php');
        uninstall_plugin('beterwerk-widgets/beterwerk-widgets.php');
        echo json_encode(array(get_option('beterwerk_portal'), get_option('beterwerk_cookie_domain')));`)
      expect(JSON.parse(left)).toEqual([false, false])
      const page = await published('author', block)
      expect(page).not.toContain('bw.js')
      // The block stays what it saved: a link.
      expect(tight(page)).toContain(`href="${PORTAL}/winkelwagen?product=5&amp;aantal=2">Bestel</a></div>`)
    })
  })
})
