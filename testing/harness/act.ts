import React from 'react'
import { flushSync } from 'react-dom'

// Pages are tested with the production build of React, which users get and which takes a fifth less time. It has no
// `act`, which Testing Library calls around all that changes a page.

type Act = <T>(callback: () => T | Promise<T>) => T | Promise<T>

/** Renders what the callback changes before it returns. */
const act: Act = (callback) => flushSync(callback)

Object.assign(React, { act })
