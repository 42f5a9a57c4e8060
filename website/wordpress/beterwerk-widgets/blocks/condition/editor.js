// The block "Beterwerk: voor sommige bezoekers": blocks in an element with `data-bw-if`, which the script of the portal hides
// from other visitors. WordPress keeps such an attribute of every author, so the block is saved as it is.

;(({ blockEditor, blocks, components, element, i18n }) => {
  const { InnerBlocks, InspectorControls, useBlockProps, useInnerBlocksProps } = blockEditor
  const { PanelBody, SelectControl } = components
  const { createElement: h, Fragment } = element
  const { __ } = i18n

  const labels = {
    in: __('Alleen voor wie is ingelogd', 'beterwerk-widgets'),
    out: __('Alleen voor wie niet is ingelogd', 'beterwerk-widgets'),
    coach: __('Alleen voor coaches', 'beterwerk-widgets'),
  }

  function Edit({ attributes: { who }, setAttributes }) {
    const inner = useInnerBlocksProps({}, { template: [['core/paragraph']], templateLock: false })
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: __('Bezoekers', 'beterwerk-widgets') },
          h(SelectControl, {
            __next40pxDefaultSize: true,
            __nextHasNoMarginBottom: true,
            label: __('Wie ziet dit', 'beterwerk-widgets'),
            help: __(
              'Verborgen is niet geheim: wie wil, vindt de tekst in de broncode van de pagina.',
              'beterwerk-widgets',
            ),
            value: who,
            options: Object.entries(labels).map(([value, label]) => ({ value, label })),
            onChange: (next) => setAttributes({ who: next }),
          }),
        ),
      ),
      h(
        'div',
        useBlockProps({ className: 'beterwerk-condition' }),
        h('div', { className: 'beterwerk-condition__who' }, labels[who]),
        h('div', inner),
      ),
    )
  }

  const save = ({ attributes: { who } }) =>
    h('div', { ...useBlockProps.save(), 'data-bw-if': who }, h(InnerBlocks.Content))

  blocks.registerBlockType('beterwerk/condition', { edit: Edit, save })
})(window.wp)
