import * as widgets from 'beterwerk-widgets'

Object.assign(window, { widgets })
