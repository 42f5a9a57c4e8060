import * as runtime from 'react-refresh/runtime'

// Hot reload needs the only refresh runtime of the page; remotes find it under this name.
Object.assign(globalThis, { __REACT_REFRESH_RUNTIME__: runtime })
