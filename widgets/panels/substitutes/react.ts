// What the components of the panels use of React, which is all in Preact itself. `preact/compat` would be 2 kB more.

import { useContext } from 'preact/hooks'

export { createContext, createElement } from 'preact'
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

/** Components give it a context, never a promise. */
export const use = useContext
