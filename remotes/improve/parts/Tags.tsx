import './Tags.css'

import type { Theme } from '#shared/domain/basics/theme.ts'
import { themeLabels } from '#shared/domain/basics/theme.ts'

type Props = {
  themes: readonly Theme[]
  others?: readonly (string | false)[]
}

export const Tags = ({ themes, others = [] }: Props) => (
  <ul role="list" className="bw-tags" aria-label="Thema’s">
    {[...themes.map((theme) => themeLabels[theme]), ...others]
      .filter((label) => label !== false)
      .map((label) => (
        <li key={label} className="bw-tag">
          {label}
        </li>
      ))}
  </ul>
)
