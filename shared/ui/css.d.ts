// The build extracts style sheets; the type checker only needs to accept their imports.
declare module '*.css'
