import type { WidgetName } from '#shared/embed/widget-address.ts'

/** How the page around the previewed widget looks. */
export type PreviewTheme = 'light' | 'dark' | 'hostile'

/** Colours of the panels that a website can set; '' leaves the default. */
export type Colours = { ink: string; surface: string; link: string }

/** `text`: of the link. `company`: an external id. */
export type Choice = {
  widget: WidgetName
  text: string
  product: number
  quantity: number
  company: string
  colours: Colours
}

/** `text`: the usual text of a link. `hint`: shown when the preview is a plain link. */
export const widgets: Record<
  WidgetName,
  { label: string; text: string; description: string; hint?: string }
> = {
  login: {
    label: 'Inloggen',
    text: 'Inloggen',
    description:
      'Opent het inlogformulier. Wie is ingelogd, ziet zijn naam en een menu. Meestal rechtsboven.',
  },
  cart: {
    label: 'Winkelwagen',
    text: 'Winkelwagen',
    description: 'Telt wat er in de winkelwagen ligt, en laat het met een klik zien. Meestal naast Inloggen.',
    hint: 'Zolang er niets in je winkelwagen ligt, is dit een gewone link.',
  },
  'add-to-cart': {
    label: 'In winkelwagen',
    text: 'In winkelwagen',
    description: 'Legt een materiaal in de winkelwagen, en zegt dat erbij.',
  },
  product: {
    label: 'Kaart van een materiaal',
    text: 'Bekijk en bestel',
    description: 'Laat een materiaal zien, met plaatje, uitleg en een keuze van het aantal.',
  },
  companies: {
    label: 'Bedrijven',
    text: 'Bekijk je bedrijven',
    description: 'Laat de eigen bedrijven zien, met hoe het met elke verbetercheck staat.',
  },
  invite: {
    label: 'Laat iemand meekijken',
    text: 'Laat iemand meekijken',
    description: 'Nodigt iemand uit bij één bedrijf. Alleen voor wie dat mag.',
    hint: 'Voor wie niet is ingelogd, is dit een gewone link naar het bedrijf.',
  },
}

/** Stands for the company until an editor fills one in. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

export const firstChoice: Choice = {
  widget: 'login',
  text: widgets.login.text,
  product: 1,
  quantity: 1,
  company: '',
  colours: { ink: '', surface: '', link: '' },
}
