import { setImmediate } from 'node:timers/promises'

import React from 'react'
import { flushSync } from 'react-dom'

// Pages are tested with the production build of React, which users get and which takes a fifth less time. It has no
// `act`, which Testing Library calls around all that changes a page.

/** Rendering takes a turn, and another one when it takes more than 5 ms. */
export async function waitForRendering() {
  for (let turn = 0; turn < 2; turn++) await setImmediate()
}

async function finish<T>(change: Promise<T>) {
  const result = await change
  await waitForRendering()
  return result
}

/** Renders what the callback changes before it returns; what it changes later, before its promise is fulfilled. */
function act<T>(callback: () => T | Promise<T>) {
  const result = flushSync(callback)
  return result instanceof Promise ? finish(result) : result
}

Object.assign(React, { act })
