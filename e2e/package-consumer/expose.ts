import * as widgets from 'beterwerk-widgets'

// Gives the tests what the package exports.
Object.assign(window, { widgets })
