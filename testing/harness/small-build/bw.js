// The loader of the widgets.
