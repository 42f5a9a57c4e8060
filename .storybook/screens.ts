export const screens = {
  narrow: { width: 320, height: 640 },
  wide: { width: 1280, height: 800 },
}
