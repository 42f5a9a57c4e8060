import './Choice.css'

import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & { type: 'radio' | 'checkbox' }

/** The box of a choice by itself, for where its label is more than words. */
export const ChoiceBox = (props: Props) => <input {...props} className="bw-choice-box" />
