/** Words that say nothing about what is searched for, in Dutch and English. Words of duty ("moet", "must") do. */
const STOP_WORDS = new Set(
  `aan al alle als ben bent bij dan dat de den deze die dit doe doen door een eens en er gaan gaat geen haar heb hebben heeft
  hem het hier hij hoe hun iets ik in is ja je jij jou jouw jullie kan kun kunnen maar me mee meer met mij mijn na naar
  niet nog nu of om ons onze ook op over se te tegen toch tot uit uw van veel voor waar waarom wanneer was wat we wel
  welke wie wij wil word worden wordt zich zij zijn zo zou
  a an and are at be can do does for from have how i if in is it me my not of on or our the there this to was we what
  when where which who will with you your`.split(/\s+/),
);

/** The words that say what is searched for; all of them where none does. */
export const significantWords = (words: readonly string[]): readonly string[] => {
  const significant = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return significant.length > 0 ? significant : words;
};
