import type { versions } from './packages.ts'

// Each editor as its documentation sets it up. The functions `start` run in the page of the editor, so they use nothing
// of this file. What they use of an editor is described where it is used, because its types are no dependency of ours.

type RunningEditor = { set: (html: string) => void; get: () => string }

export type SetUp = {
  editor: string
  setUp: string
  package: keyof typeof versions
  /** Paths below the folder of the packages; `.js` are scripts, `.css` style sheets. */
  files: string[]
  editable: string
  isFramed?: true
  /** Starts the editor in `#editor`. `options`: what differs between set-ups of one editor. */
  start: (options: string) => void | Promise<void>
}

declare global {
  interface Window {
    editor: RunningEditor
  }
}

/** `options`: '' or a list for `htmlSupport.allow`; 'toolbar' for a toolbar in Dutch, whose texts are in `files` then. */
async function startCkeditor(options: string) {
  type Config = {
    licenseKey: string
    plugins: unknown[]
    htmlSupport?: unknown
    toolbar?: string[]
    language?: string
  }
  type Classic = {
    create: (
      element: Element,
      config: Config,
    ) => Promise<{ setData: (html: string) => void; getData: () => string }>
  }
  const { CKEDITOR } = window as unknown as { CKEDITOR: Record<string, unknown> & { ClassicEditor: Classic } }
  const { ClassicEditor, Essentials, Paragraph, Bold, Link, AutoLink, GeneralHtmlSupport } = CKEDITOR
  const allow = {
    '': undefined,
    everything: [{ name: /.*/, attributes: true, classes: true, styles: true }],
    TYPO3: [
      { name: 'span', attributes: ['data-bw-widget', 'data-company', 'data-product', 'data-quantity'] },
    ],
  }[options]
  const editor = await ClassicEditor.create(document.querySelector('#editor')!, {
    licenseKey: 'GPL',
    plugins: [Essentials, Paragraph, Bold, Link, AutoLink, ...(allow ? [GeneralHtmlSupport] : [])],
    ...(allow && { htmlSupport: { allow } }),
    ...(options === 'toolbar' && { toolbar: ['bold', 'link'], language: 'nl' }),
  })
  window.editor = { set: (html) => editor.setData(html), get: () => editor.getData() }
}

async function startTinymce(options: string) {
  type Editor = { setContent: (html: string) => void; getContent: () => string }
  const { tinymce } = window as unknown as { tinymce: { init: (config: object) => Promise<Editor[]> } }
  const [editor] = await tinymce.init({ selector: '#editor', ...JSON.parse(options) })
  window.editor = { set: (html) => editor!.setContent(html), get: () => editor!.getContent() }
}

/** `options`: 'span' for a mark that keeps marked elements. */
function startTiptap(options: string) {
  type Editor = { commands: { setContent: (html: string) => void }; getHTML: () => string }
  type Tiptap = {
    Editor: new (config: { element: Element; extensions: unknown[] }) => Editor
    Mark: { create: (config: object) => unknown }
    StarterKit: unknown
  }
  const { Editor, Mark, StarterKit } = (window as unknown as { tiptap: Tiptap }).tiptap
  const names = ['data-bw-widget', 'data-company', 'data-product', 'data-quantity']
  const span = {
    name: 'widget',
    addAttributes: () => Object.fromEntries(names.map((name) => [name, { default: null }])),
    parseHTML: () => [{ tag: 'span[data-bw-widget]' }],
    renderHTML: ({ HTMLAttributes }: { HTMLAttributes: object }) => ['span', HTMLAttributes, 0],
  }
  const extensions = [StarterKit, ...(options === 'span' ? [Mark.create(span)] : [])]
  const editor = new Editor({ element: document.querySelector('#editor')!, extensions })
  window.editor = { set: (html) => editor.commands.setContent(html), get: () => editor.getHTML() }
}

function startWordpress() {
  type Block = object
  type Wordpress = {
    createElement: (type: unknown, props: object | null, ...children: unknown[]) => unknown
    createRoot: (element: Element) => { render: (node: unknown) => void }
    BlockEditorProvider: unknown
    BlockList: unknown
    BlockTools: unknown
    WritingFlow: unknown
    parse: (html: string) => Block[]
    serialize: (blocks: Block[]) => string
    registerCoreBlocks: () => void
  }
  const wordpress = (window as unknown as { wordpress: Wordpress }).wordpress
  const { createElement, createRoot, parse, serialize, registerCoreBlocks } = wordpress
  registerCoreBlocks()
  const root = createRoot(document.querySelector('#editor')!)
  let blocks: Block[] = []
  const show = (changed: Block[]) => {
    blocks = changed
    const list = createElement(wordpress.WritingFlow, null, createElement(wordpress.BlockList, null))
    const tools = createElement(wordpress.BlockTools, null, list)
    const props = { value: blocks, onInput: show, onChange: show, settings: { hasFixedToolbar: true } }
    root.render(createElement(wordpress.BlockEditorProvider, props, tools))
  }
  // As the editor stores a paragraph.
  const set = (html: string) => show(parse(`<!-- wp:paragraph -->\n${html}\n<!-- /wp:paragraph -->`))
  window.editor = { set, get: () => serialize(blocks) }
}

function startQuill() {
  type Quill = {
    clipboard: { dangerouslyPasteHTML: (html: string) => void }
    getSemanticHTML: () => string
  }
  const { Quill } = window as unknown as { Quill: new (element: string, config: object) => Quill }
  const editor = new Quill('#editor', { theme: 'snow' })
  window.editor = {
    set: (html) => editor.clipboard.dangerouslyPasteHTML(html),
    get: () => editor.getSemanticHTML(),
  }
}

function startLexical() {
  type Node = { append: (...nodes: Node[]) => void; clear: () => Node; select: () => void }
  type Editor = {
    setRootElement: (element: Element) => void
    update: (change: () => void, options: { discrete: true }) => void
    read: (read: () => string) => string
  }
  type Lexical = {
    $getRoot: () => Node
    $insertNodes: (nodes: Node[]) => void
    createEditor: (config: { namespace: string; nodes: unknown[]; onError: (error: Error) => void }) => Editor
    $generateHtmlFromNodes: (editor: Editor) => string
    $generateNodesFromDOM: (editor: Editor, dom: Document) => Node[]
    AutoLinkNode: unknown
    LinkNode: unknown
    autoLinkUrlMatcher: unknown
    registerAutoLink: (editor: Editor, config: object) => void
    registerRichText: (editor: Editor) => void
  }
  const lexical = (window as unknown as { lexical: Lexical }).lexical
  const editor = lexical.createEditor({
    namespace: 'page',
    nodes: [lexical.LinkNode, lexical.AutoLinkNode],
    onError: (error) => {
      throw error
    },
  })
  const element = document.querySelector<HTMLElement>('#editor')!
  element.contentEditable = 'true'
  editor.setRootElement(element)
  lexical.registerRichText(editor)
  const config = { matchers: [lexical.autoLinkUrlMatcher], changeHandlers: [], excludeParents: [] }
  lexical.registerAutoLink(editor, config)
  const set = (html: string) =>
    editor.update(
      () => {
        const dom = new DOMParser().parseFromString(html, 'text/html')
        lexical.$getRoot().clear().select()
        lexical.$insertNodes(lexical.$generateNodesFromDOM(editor, dom))
      },
      { discrete: true },
    )
  window.editor = { set, get: () => editor.read(() => lexical.$generateHtmlFromNodes(editor)) }
}

function startJquery(options: string) {
  type Plugin = (command: object | string, value?: string) => string
  type Query = { summernote: Plugin; trumbowyg: Plugin }
  const { jQuery } = window as unknown as { jQuery: (selector: string) => Query }
  const [plugin, command] =
    options === 'summernote' ? (['summernote', 'code'] as const) : (['trumbowyg', 'html'] as const)
  const call: Plugin = (...values) => jQuery('#editor')[plugin](...values)
  call(plugin === 'trumbowyg' ? { svgPath: false } : {})
  window.editor = { set: (html) => call(command, html), get: () => call(command) }
}

const ckeditor = {
  editor: 'CKEditor 5',
  package: 'ckeditor5',
  files: ['ckeditor5/dist/browser/ckeditor5.umd.js', 'ckeditor5/dist/browser/ckeditor5.css'],
  editable: '.ck-editor__editable',
} satisfies Partial<SetUp>
const tinymce = { editable: 'body', isFramed: true } satisfies Partial<SetUp>
const tiptap = {
  editor: 'Tiptap',
  package: '@tiptap/core',
  files: ['../tiptap.bundle.js'],
  editable: '.ProseMirror',
} satisfies Partial<SetUp>

/** Source: wp-includes/class-wp-editor.php; WordPress's own plugins of TinyMCE are not on npm. */
const WORDPRESS_CLASSIC = {
  plugins: 'charmap,colorpicker,hr,lists,media,paste,tabfocus,textcolor,fullscreen,image',
  theme: 'modern',
  relative_urls: false,
  remove_script_host: false,
  convert_urls: false,
  fix_list_elements: true,
  entities: '38,amp,60,lt,62,gt',
  entity_encoding: 'raw',
  keep_styles: false,
  end_container_on_empty_block: true,
}
const OWN_ELEMENTS = {
  custom_elements: '~bw-login,~bw-cart,~bw-companies,~bw-invite,~bw-add-to-cart,~bw-product',
  extended_valid_elements:
    'bw-login,bw-cart,bw-companies,bw-invite[company],bw-add-to-cart[product|quantity],bw-product[product|quantity]',
}
const TINYMCE = { license_key: 'gpl', promotion: false, plugins: 'link autolink' }

export const setUps: (SetUp & { options: string })[] = [
  { ...ckeditor, setUp: 'standaard', start: startCkeditor, options: '' },
  { ...ckeditor, setUp: 'alles toegestaan', start: startCkeditor, options: 'everything' },
  { ...ckeditor, setUp: 'met de instelling van TYPO3', start: startCkeditor, options: 'TYPO3' },
  {
    ...tinymce,
    editor: 'TinyMCE',
    package: 'tinymce',
    files: ['tinymce/tinymce.js'],
    setUp: 'standaard',
    start: startTinymce,
    options: JSON.stringify(TINYMCE),
  },
  {
    ...tinymce,
    editor: 'TinyMCE',
    package: 'tinymce',
    files: ['tinymce/tinymce.js'],
    setUp: 'eigen elementen toegestaan',
    start: startTinymce,
    options: JSON.stringify({ ...TINYMCE, ...OWN_ELEMENTS }),
  },
  { ...tiptap, setUp: 'StarterKit', start: startTiptap, options: '' },
  { ...tiptap, setUp: 'StarterKit met een eigen span', start: startTiptap, options: 'span' },
  {
    editor: 'WordPress',
    package: '@wordpress/block-editor',
    files: ['../wordpress.bundle.js'],
    editable: '[contenteditable=true][role=document]',
    setUp: 'blokkeneditor',
    start: startWordpress,
    options: '',
  },
  {
    ...tinymce,
    editor: 'WordPress',
    package: 'tinymce-4',
    files: ['tinymce-4/tinymce.js'],
    setUp: 'klassieke editor, zonder de plugins van WordPress',
    start: startTinymce,
    options: JSON.stringify(WORDPRESS_CLASSIC),
  },
  {
    editor: 'Quill',
    package: 'quill',
    files: ['quill/dist/quill.js', 'quill/dist/quill.snow.css'],
    editable: '.ql-editor',
    setUp: 'standaard',
    start: startQuill,
    options: '',
  },
  {
    editor: 'Lexical',
    package: 'lexical',
    files: ['../lexical.bundle.js'],
    editable: '#editor',
    setUp: 'RichText met Link en AutoLink',
    start: startLexical,
    options: '',
  },
  {
    editor: 'Summernote',
    package: 'summernote',
    files: [
      'jquery/dist/jquery.js',
      'summernote/dist/summernote-lite.js',
      'summernote/dist/summernote-lite.css',
    ],
    editable: '.note-editable',
    setUp: 'standaard',
    start: startJquery,
    options: 'summernote',
  },
  {
    editor: 'Trumbowyg',
    package: 'trumbowyg',
    files: ['jquery/dist/jquery.js', 'trumbowyg/dist/trumbowyg.js', 'trumbowyg/dist/ui/trumbowyg.css'],
    editable: '.trumbowyg-editor',
    setUp: 'standaard',
    start: startJquery,
    options: 'trumbowyg',
  },
]
