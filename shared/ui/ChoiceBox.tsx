import './Choice.css'

import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & { type: 'radio' | 'checkbox' }

export const ChoiceBox = (props: Props) => <input {...props} className="bw-choice-box" />
