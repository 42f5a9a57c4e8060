import './Builder.css'

import { type RefObject, useState } from 'react'

import type { Product } from '#shared/domain/shop/product.ts'
import type { WidgetName } from '#shared/embed/widget-address.ts'
import { Card } from '#shared/ui/Card.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { CopyCode } from '../CopyCode.tsx'
import { ColourField } from './ColourField.tsx'
import { type Choice, firstChoice, type PreviewTheme, widgets } from './choice.ts'
import { Preview } from './Preview.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { hasProduct, snippetsOf, styleOf } from './snippets.ts'

const themes = [
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
  { value: 'hostile', label: 'Met opmaak die overal aan komt' },
]

/** The defaults of the panels: tokens of shared/ui/tokens.css. */
const colourFields = [
  { name: 'ink', label: 'Tekst', standard: '#14213d' },
  { name: 'surface', label: 'Achtergrond', standard: '#ffffff' },
  { name: 'link', label: 'Links', standard: '#0b5a8a' },
] as const

type Props = {
  portal: string
  products: Product[] | null
  frame: RefObject<HTMLIFrameElement | null>
}

export function Builder({ portal, products, frame }: Props) {
  const [choice, setChoice] = useState<Choice>(firstChoice)
  const [theme, setTheme] = useState<PreviewTheme>('light')
  const [editor, setEditor] = useState('address')
  const change = (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed }))
  const snippets = snippetsOf(portal, choice)
  const snippet = snippets.find((candidate) => candidate.editor === editor)!
  const style = styleOf(choice.colours)

  /** Changes the text too, unless the editor wrote one. */
  function choose(widget: WidgetName) {
    const isOwnText = choice.text !== widgets[choice.widget].text
    change({ widget, ...(!isOwnText && { text: widgets[widget].text }) })
  }

  return (
    <div className="bw-builder">
      <Card>
        <h2>1. Kies een widget</h2>
        <RadioGroup
          name="widget"
          label="Wat moet de link doen?"
          defaultValue={choice.widget}
          options={Object.entries(widgets).map(([value, { label, description }]) => ({
            value,
            label,
            description,
          }))}
          onChange={(value) => choose(value as WidgetName)}
        />
        {hasProduct(choice.widget) && (
          <ProductPicker
            products={products}
            product={choice.product}
            quantity={choice.quantity}
            onChange={change}
          />
        )}
        {choice.widget === 'invite' && (
          <TextField
            name="company"
            label="Externe id van het bedrijf"
            description="Een check krijgt die mee in zijn adres, achter company=."
            value={choice.company}
            onChange={({ target }) => change({ company: target.value.trim() })}
          />
        )}
        <TextField
          name="text"
          label="Tekst van de link"
          value={choice.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <fieldset className="bw-builder-colours">
          <legend>Kleuren van wat de widget opent</legend>
          {colourFields.map(({ name, label, standard }) => (
            <ColourField
              key={name}
              label={label}
              standard={standard}
              value={choice.colours[name]}
              onChange={(value) => change({ colours: { ...choice.colours, [name]: value } })}
            />
          ))}
        </fieldset>
      </Card>
      <div className="bw-stack">
        <Card>
          <h2>2. Bekijk hem</h2>
          <RadioGroup
            name="theme"
            label="Op een pagina die zo is opgemaakt"
            className="bw-builder-themes"
            defaultValue={theme}
            options={themes}
            onChange={(value) => setTheme(value as PreviewTheme)}
          />
          <Preview frame={frame} portal={portal} choice={choice} theme={theme} />
        </Card>
        <Card>
          <h2>3. Neem hem over</h2>
          <Select
            name="editor"
            label="Waar komt de link?"
            options={snippets.map(({ editor, label }) => ({ value: editor, label }))}
            value={editor}
            onChange={({ target }) => setEditor(target.value)}
          />
          <p>{snippet.steps}</p>
          <CopyCode code={snippet.code} name="de link" />
          {choice.widget === 'invite' && !choice.company && (
            <p className="bw-soft">Vul links de id van het bedrijf in: nu staan er nullen.</p>
          )}
          {style && (
            <>
              <p>Laat de beheerder van je website de kleuren in de opmaak zetten:</p>
              <CopyCode code={style} name="de kleuren" />
            </>
          )}
        </Card>
      </div>
    </div>
  )
}
