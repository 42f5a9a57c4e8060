// What editors store of the forms in docs/cms-editors.md, recorded in Chromium from the packages themselves: each form was
// given to the editor (`setData`, `setContent`, `content`) and read back (`getData`, `getContent`, `getHTML`); pasting it
// stores the same. To record again, install the packages in a folder of your own: they are too large for this project.
//
// ckeditor5 48.5.2    ClassicEditor with Essentials, Paragraph, Bold, Link, Clipboard; "everything" and "TYPO3" also have
//                     GeneralHtmlSupport, which allows all elements and attributes, or the span in docs/cms-editors.md
// tinymce 8.9.2       with the plugin link; "own elements" has custom_elements and extended_valid_elements for the widgets
// @tiptap/core 3.34.0 with StarterKit, which contains Link; "span" has a mark for `span[data-bw-widget]`

const PORTAL = 'https://mijn.voorbeeld.nl'
const CART = `${PORTAL}/winkelwagen?product=5&amp;aantal=2`
const TIPTAP = 'target="_blank" rel="noopener noreferrer nofollow"'

const link = {
  login: `<p><a href="${PORTAL}/inloggen#bw-login">Inloggen</a></p>`,
  'add-to-cart': `<p><a href="${CART}#bw-add-to-cart?product=5&amp;quantity=2">In winkelwagen</a></p>`,
}
const linkOfTiptap = {
  login: `<p><a ${TIPTAP} href="${PORTAL}/inloggen#bw-login">Inloggen</a></p>`,
  'add-to-cart': `<p><a ${TIPTAP} href="${CART}#bw-add-to-cart?product=5&amp;quantity=2">In winkelwagen</a></p>`,
}
const markedAround = {
  login: `<p><span data-bw-widget="login"><a href="${PORTAL}/inloggen">Inloggen</a></span></p>`,
  'add-to-cart': `<p><span data-bw-widget="add-to-cart" data-product="5" data-quantity="2"><a href="${CART}">In winkelwagen</a></span></p>`,
}
const markedInside = {
  login: `<p><a href="${PORTAL}/inloggen"><span data-bw-widget="login">Inloggen</span></a></p>`,
  'add-to-cart': `<p><a href="${CART}"><span data-bw-widget="add-to-cart" data-product="5" data-quantity="2">In winkelwagen</span></a></p>`,
}
const markedInsideOfTiptap = {
  login: `<p><a ${TIPTAP} href="${PORTAL}/inloggen"><span data-bw-widget="login">Inloggen</span></a></p>`,
  'add-to-cart': `<p><a ${TIPTAP} href="${CART}"><span data-bw-widget="add-to-cart" data-product="5" data-quantity="2">In winkelwagen</span></a></p>`,
}
const element = {
  login: `<p><bw-login><a href="${PORTAL}/inloggen">Inloggen</a></bw-login></p>`,
  'add-to-cart': `<p><bw-add-to-cart product="5" quantity="2"><a href="${CART}">In winkelwagen</a></bw-add-to-cart></p>`,
}

type Stored = { editors: string; login: string; 'add-to-cart': string }

/** Each markup that an editor stored of a form and that is still a widget; the other forms became links without a widget. */
const recorded: Stored[] = [
  { editors: 'plain link: CKEditor, CKEditor everything, CKEditor as TYPO3, TinyMCE', ...link },
  { editors: 'plain link: Tiptap', ...linkOfTiptap },
  { editors: 'marked element: TinyMCE', ...markedAround },
  { editors: 'marked element: CKEditor everything, CKEditor as TYPO3', ...markedInside },
  { editors: 'marked element: Tiptap with a span', ...markedInsideOfTiptap },
  { editors: 'element of our own: CKEditor everything', ...element },
]

/** Returns the markup that editors stored, with the address of this portal instead of the one in the documentation. */
export const storedByEditors = (portal: string) =>
  recorded.map((markup) => ({
    editors: markup.editors,
    login: markup.login.replaceAll(PORTAL, portal),
    'add-to-cart': markup['add-to-cart'].replaceAll(PORTAL, portal),
  }))
