// The block "Beterwerk". It saves a plain link with the portal's address, which the loader makes a widget of. Written for
// the browser as it is, without a build: WordPress has these libraries in the page.

;(({ blockEditor, blocks, components, element, i18n, richText }) => {
  const { AlignmentControl, BlockControls, InspectorControls, RichText, useBlockProps } = blockEditor
  const { Button, Notice, PanelBody, Placeholder, RangeControl, SearchControl } = components
  const { SelectControl, Spinner, TextControl, ToggleControl } = components
  const { createElement: h, Fragment, useEffect, useState } = element
  const { __, _n, sprintf } = i18n

  /** From blocks.php: the portal's address, '' while it is not set. */
  const { portal } = window.beterwerkWidgets
  const COMPANY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
  const MAX_QUANTITY = 10
  /** The layout that newer versions of WordPress use for all fields. */
  const field = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true }

  const widgets = {
    login: { label: __('Inloggen', 'beterwerk-widgets'), text: __('Inloggen', 'beterwerk-widgets') },
    cart: { label: __('Winkelwagen', 'beterwerk-widgets'), text: __('Winkelwagen', 'beterwerk-widgets') },
    companies: {
      label: __('Bedrijven', 'beterwerk-widgets'),
      text: __('Bekijk je bedrijven', 'beterwerk-widgets'),
    },
    invite: {
      label: __('Iemand laten meekijken', 'beterwerk-widgets'),
      text: __('Laat iemand meekijken', 'beterwerk-widgets'),
    },
    'add-to-cart': {
      label: __('Product in winkelwagen', 'beterwerk-widgets'),
      text: __('In winkelwagen', 'beterwerk-widgets'),
    },
    product: {
      label: __('Product bekijken', 'beterwerk-widgets'),
      text: __('Bekijk dit product', 'beterwerk-widgets'),
    },
  }

  /** Whether a widget is about a product. */
  const isOfProduct = (widget) => widget === 'add-to-cart' || widget === 'product'

  /** Returns the path of the portal that is the widget; undefined while something is missing. */
  function pathOf({ widget, company, product, quantity }) {
    if (widget === 'invite') {
      return COMPANY.test(company) ? `/bedrijven/externalId/${company}?venster=uitnodigen` : undefined
    }
    if (isOfProduct(widget)) {
      const dialog = widget === 'product' ? '&venster=product' : ''
      return product > 0 ? `/winkelwagen?product=${product}${dialog}&aantal=${quantity}` : undefined
    }
    return { login: '/inloggen', cart: '/winkelwagen', companies: '/bedrijven' }[widget]
  }

  /** Returns the address of the link; undefined while something is missing. */
  function urlOf(attributes) {
    const path = pathOf(attributes)
    return portal && path ? portal + path : undefined
  }

  /**
   * Loads the products of the portal. The browser asks the portal itself, which allows pages of the website to: the site's
   * server fetches nothing for anybody, and an address that the portal does not know is noticed here.
   */
  async function loadProducts() {
    const response = await fetch(`${portal}/rest/products`)
    if (!response.ok) throw new Error(response.statusText)
    return (await response.json()).responseObject
  }

  /** Returns a text as it is compared in a search: without capitals and accents. */
  const comparable = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

  const matches = (words) => (product) => {
    const text = comparable(`${product.id} ${product.title} ${product.description}`)
    return words.every((word) => text.includes(word))
  }

  const notice = (status, ...children) => h(Notice, { status, isDismissible: false }, ...children)

  /** The list of products with a search field. */
  function ProductList({ products, onPick }) {
    const [query, setQuery] = useState('')
    const found = products.filter(matches(comparable(query).split(/\s+/)))
    const count = found.length
    return h(
      Fragment,
      null,
      h(SearchControl, {
        __nextHasNoMarginBottom: true,
        label: __('Zoek een product', 'beterwerk-widgets'),
        placeholder: __('Zoek een product', 'beterwerk-widgets'),
        value: query,
        onChange: setQuery,
      }),
      h(
        'p',
        { role: 'status' },
        /* translators: %d: how many products were found. */
        sprintf(_n('%d product gevonden', '%d producten gevonden', count, 'beterwerk-widgets'), count),
      ),
      h(
        'ul',
        null,
        found.map((product) =>
          h(
            'li',
            { key: product.id },
            h(
              Button,
              { onClick: () => onPick(product) },
              h('img', { src: portal + product.image, alt: '', loading: 'lazy' }),
              product.title,
            ),
          ),
        ),
      ),
    )
  }

  /** What an editor sees when the products cannot be loaded: why, and a field for the number. */
  function ProductNumber({ onPick, onRetry }) {
    const [number, setNumber] = useState('')
    return h(
      Fragment,
      null,
      notice(
        'warning',
        __(
          'De producten zijn niet geladen. Controleer of de omgeving bereikbaar is, en of het adres van deze website bij de omgeving bekend is (WEBSITE_ORIGINS).',
          'beterwerk-widgets',
        ),
      ),
      h(TextControl, {
        ...field,
        type: 'number',
        min: 1,
        label: __('Nummer van het product', 'beterwerk-widgets'),
        value: number,
        onChange: setNumber,
      }),
      h(
        Button,
        {
          variant: 'primary',
          disabled: !(Number(number) > 0),
          onClick: () => onPick({ id: Number(number) }),
        },
        __('Kies dit nummer', 'beterwerk-widgets'),
      ),
      h(Button, { variant: 'tertiary', onClick: onRetry }, __('Opnieuw', 'beterwerk-widgets')),
    )
  }

  /** Lets an editor pick a product. `onPick`: called with it, or with only its number when the products cannot be loaded. */
  function ProductPicker({ onPick }) {
    const [attempt, setAttempt] = useState(0)
    const [{ products, failed }, setResult] = useState({})
    useEffect(() => {
      let isGone = false
      const show = (result) => isGone || setResult(result)
      setResult({})
      loadProducts().then(
        (loaded) => show({ products: loaded }),
        () => show({ failed: true }),
      )
      return () => {
        isGone = true
      }
    }, [attempt])
    let content = h(Spinner)
    if (products) content = h(ProductList, { products, onPick })
    if (failed) content = h(ProductNumber, { onPick, onRetry: () => setAttempt(attempt + 1) })
    return h(
      Placeholder,
      { icon: 'cart', label: __('Product', 'beterwerk-widgets') },
      h('div', { className: 'beterwerk-picker' }, content),
    )
  }

  /** The picture and the title of the product, as visitors see them. */
  const productCard = ({ image, title }) =>
    h(
      'span',
      { className: 'wp-block-beterwerk-widget__product' },
      h('img', { src: image, alt: '', loading: 'lazy' }),
      h('span', { className: 'wp-block-beterwerk-widget__title' }, title),
    )

  const hasCard = ({ widget, showsProduct, image, title }) =>
    isOfProduct(widget) && showsProduct && Boolean(image && title)

  const plainText = (html) => richText.getTextContent(richText.create({ html }))

  /** The properties of the link that do not differ between editor and page. */
  function linkProps(attributes) {
    const { text = '', title, isButton } = attributes
    return {
      // The classes of WordPress' own buttons, which every theme styles.
      className: isButton ? 'wp-block-button__link wp-element-button' : undefined,
      // With several products on a page, screen readers read which one a link is about.
      'aria-label': hasCard(attributes) ? `${plainText(text)}: ${title}` : undefined,
    }
  }

  const alignmentClass = ({ textAlign }) => (textAlign ? `has-text-align-${textAlign}` : undefined)

  /** What the block says when it does not show a link to visitors yet, or the link of another portal. */
  function complaintOf({ widget, company, url }, expected) {
    if (!portal) {
      return __(
        'Vul eerst bij Instellingen, Beterwerk het adres van de omgeving in. Bezoekers zien dit blok nog niet.',
        'beterwerk-widgets',
      )
    }
    if (widget === 'invite' && !expected) {
      return company
        ? __('Dit is geen externe id. Bezoekers zien dit blok nog niet.', 'beterwerk-widgets')
        : __(
            'Vul in de zijbalk de externe id van het bedrijf in. Bezoekers zien dit blok nog niet.',
            'beterwerk-widgets',
          )
    }
    if (url && url !== expected) {
      return __('Deze link leidt naar een ander adres dan dat van de omgeving.', 'beterwerk-widgets')
    }
    return undefined
  }

  function Settings({ attributes, change, onPickAgain }) {
    const { widget, company, product, quantity, showsProduct, isButton, title } = attributes
    const options = Object.entries(widgets).map(([value, { label }]) => ({ value, label }))
    return h(
      InspectorControls,
      null,
      h(
        PanelBody,
        { title: __('Widget', 'beterwerk-widgets') },
        h(SelectControl, {
          ...field,
          label: __('Wat doet de link', 'beterwerk-widgets'),
          value: widget,
          options,
          onChange: (next) => change({ widget: next, text: widgets[next].text }),
        }),
        widget === 'invite' &&
          h(TextControl, {
            ...field,
            label: __('Externe id van het bedrijf', 'beterwerk-widgets'),
            help: __('Bijvoorbeeld 5b0f8a4e-3c1d-4d4a-9c39-2f6f0e8a7d10.', 'beterwerk-widgets'),
            value: company,
            onChange: (next) => change({ company: next.trim() }),
          }),
        isOfProduct(widget) &&
          h(
            Fragment,
            null,
            product > 0 &&
              h(
                'p',
                null,
                /* translators: %d: the number of a product. */
                title || sprintf(__('Product %d', 'beterwerk-widgets'), product),
                ' ',
                h(
                  Button,
                  { variant: 'link', onClick: onPickAgain },
                  __('Ander product kiezen', 'beterwerk-widgets'),
                ),
              ),
            h(RangeControl, {
              ...field,
              label: __('Aantal', 'beterwerk-widgets'),
              min: 1,
              max: MAX_QUANTITY,
              value: quantity,
              onChange: (next = 1) => change({ quantity: next }),
            }),
            h(ToggleControl, {
              __nextHasNoMarginBottom: true,
              label: __('Plaatje en titel erbij', 'beterwerk-widgets'),
              checked: showsProduct,
              onChange: (next) => change({ showsProduct: next }),
            }),
          ),
        h(ToggleControl, {
          __nextHasNoMarginBottom: true,
          label: __('Als knop', 'beterwerk-widgets'),
          checked: isButton,
          onChange: (next) => change({ isButton: next }),
        }),
      ),
    )
  }

  function Edit({ attributes, setAttributes }) {
    const { widget, product, text, textAlign, url } = attributes
    const [isPicking, setPicking] = useState(false)
    const change = (changes) => setAttributes({ ...changes, url: urlOf({ ...attributes, ...changes }) })
    const expected = urlOf(attributes)
    const complaint = complaintOf(attributes, expected)

    // A new block has neither, nor has one that was put in before the portal's address was set.
    useEffect(() => {
      if (!url && expected) setAttributes({ url: expected, text: text || widgets[widget].text })
    }, [])

    function pick({ id, title, image }) {
      setPicking(false)
      change({ product: id, title, image: image && portal + image })
    }

    const isOpen = portal && isOfProduct(widget) && (isPicking || !product)
    return h(
      Fragment,
      null,
      h(
        BlockControls,
        { group: 'block' },
        h(AlignmentControl, { value: textAlign, onChange: (next) => setAttributes({ textAlign: next }) }),
      ),
      h(Settings, { attributes, change, onPickAgain: () => setPicking(true) }),
      h(
        'div',
        useBlockProps({ className: alignmentClass(attributes) }),
        complaint &&
          notice(
            'warning',
            complaint,
            ' ',
            url &&
              expected &&
              h(
                Button,
                { variant: 'link', onClick: () => change({}) },
                __('Adres bijwerken', 'beterwerk-widgets'),
              ),
          ),
        isOpen
          ? h(ProductPicker, { onPick: pick })
          : h(
              Fragment,
              null,
              hasCard(attributes) && productCard(attributes),
              h(RichText, {
                ...linkProps(attributes),
                tagName: 'a',
                href: url,
                'aria-label': __('Tekst van de link', 'beterwerk-widgets'),
                placeholder: widgets[widget].text,
                allowedFormats: [],
                disableLineBreaks: true,
                value: text,
                onChange: (next) => setAttributes({ text: next }),
              }),
            ),
      ),
    )
  }

  /** Returns the HTML of the page. It depends on the attributes alone, so that a post stays valid whatever is set later. */
  function save({ attributes }) {
    const { url, text } = attributes
    if (!url) return null
    return h(
      'div',
      useBlockProps.save({ className: alignmentClass(attributes) }),
      hasCard(attributes) && productCard(attributes),
      h(RichText.Content, { ...linkProps(attributes), tagName: 'a', href: url, value: text }),
    )
  }

  blocks.registerBlockType('beterwerk/widget', { edit: Edit, save })
})(window.wp)
