// The build takes style sheets out of the code; the type checker only needs to know that they may be imported.
declare module '*.css'
