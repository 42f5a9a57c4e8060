// Fonts of scripts that few plans contain, loaded for the first plan that needs one.

/** `script`: the characters a font is for. style.typ contains the names of the fonts. */
const fonts = [
  {
    script: /\p{Script=Arabic}/u,
    files: [
      import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
      import.meta.resolve('@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
      import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
    ],
  },
  {
    script: /\p{Script=Hebrew}/u,
    files: [
      import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
      import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
      import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
    ],
  },
  {
    script: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
    files: [import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')],
  },
]

/** The fonts that a text needs beside those of the portal. */
export const fontsFor = (text: string): string[] =>
  fonts.filter(({ script }) => script.test(text)).flatMap(({ files }) => files)
