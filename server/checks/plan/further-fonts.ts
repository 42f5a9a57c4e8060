// Fonts of scripts that few plans contain, loaded for the first plan that needs one.

/** `script`: the characters a font is for. `files`: in `fonts/`. style.typ contains the names of the fonts. */
const fonts = [
  {
    script: /\p{Script=Arabic}/u,
    files: ['NotoSansArabic-Regular.ttf', 'NotoSansArabic-SemiBold.ttf', 'NotoSansArabic-Bold.ttf'],
  },
  {
    script: /\p{Script=Hebrew}/u,
    files: ['NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-SemiBold.ttf', 'NotoSansHebrew-Bold.ttf'],
  },
  {
    script: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
    files: ['NotoEmoji-Regular.ttf'],
  },
]

/** The fonts that a text needs beside those of the portal. */
export const fontsFor = (text: string): string[] =>
  fonts.filter(({ script }) => script.test(text)).flatMap(({ files }) => files)
