/** Words of a message that say nothing of what it asks about. */
const FILLER =
  /\b(?:how (?:do|can|should|would) (?:i|we|you) handle|what happens|lots?|okay|ok|worr(?:y|ied)|normal(?:ly)?|please|plz|pls|help(?: me)?|says?|said|friend|mom|mother in law|mil|husband|idk|omg|lol|haha\w*|thanks?|thank you|hi|hello|hey|today|yesterday|tonight|now|still|always|never|great|fine|sure|maybe|kinda|really|stuff|guys|right|wrong|good|bad|should i|is that|is it|everyone|anyone|just|straight|suddenly|what happened)\b/gi;

/** How parents write and speak; the ages and units are what retrieval and rules read. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\bannounces?\b/gi, 'ounces'],
  [/\b(?:for|fore|fo) (month|year|week)s?([ -]olds?)\b/gi, '4 $1$2'],
  [/\b(?:to|too) (month|year|week)s?([ -]olds?)\b/gi, '2 $1$2'],
  [/\bate (month|week)s?([ -]olds?)\b/gi, '8 $1$2'],
  [/\bchecc?k ?-?up\b/gi, 'checkup'],
  [/\bleche( materna)?\b/gi, 'milk'],
  [/\b(?:beb[eé]|ni[nñ][oa]|hij[oa])\b/gi, 'baby'],
  [/\bmeses\b/gi, 'months'],
  [/\bmes\b/gi, 'month'],
  [/\ba[nñ]os?\b/gi, 'years'],
  [/\bsemanas?\b/gi, 'weeks'],
  [/\bd[ií]as?\b/gi, 'days'],
  [/\b(?:dormir|duerme|sue[nñ]o)\b/gi, 'sleep'],
  [/\b(?:agua|ag[uü]ita)\b/gi, 'water'],
  [/\b(?:comida|comer|papilla)s?\b/gi, 'food'],
  [/\bvacunas?\b/gi, 'vaccines'],
  [/\b(?:pecho|teta|seno)\b/gi, 'breast'],
  [/\b(?:biber[oó]n|tetero|mamila)\b/gi, 'bottle'],
  [/\b(?:tos)\b/gi, 'cough'],
  [/\b(?:dientes?|dentici[oó]n)\b/gi, 'teeth'],
  [/\bca[ií]da\b/gi, 'fall'],
  [/\b(?:bacinica|orinal|ba[nñ]o)\b/gi, 'potty'],
  [/\bnapp(?:y|ies)\b|\bpa[nñ]al(?:es)?\b/gi, 'diaper'],
  [/\bdumm(?:y|ies)\b|\bchupete?s?\b|\bchup[oó]n(?:es)?\b/gi, 'pacifier'],
  [/\bwean(?:ing)?\b/gi, 'solids'],
  [/\bcots?\b|\bcuna\b/gi, 'crib'],
  [/\bpram\b/gi, 'stroller'],
  [/\bpaediatric/gi, 'pediatric'],
  [/\bGP\b/g, 'doctor'],
  [/\b(?:wees?|weeing)\b/gi, 'pee'],
  [/\bhow (?:come)\b/gi, 'why'],
  [/\bnites?\b/gi, 'night'],
  [/\b(?:boobs?|boobies|boobie|tit)\b/gi, 'breast'],
  [/\b2x\b/gi, 'twice'],
  [/\b(?:y si|¿?(?:ya )?(?:le |les )?(?:puedo|puede|podemos)(?: darle| dar| tomar| comer)?)(?=\s)/gi, 'can i give'],
  [/\bcu[aá]nt[oa]s?\b/gi, 'how much'],
  [/\bcu[aá]ndo\b/gi, 'when'],
  [/\bespa[nñ]ol\b/gi, 'spanish'],
  [/\bingl[eé]s\b/gi, 'english'],
  [/\bjugos?\b/gi, 'juice'],
  [/\bmanzanas?\b/gi, 'apple'],
  [/\bfiebre\b/gi, 'fever'],
  [
    /\b(?:bluey|cocomelon|peppa(?: pig)?|paw patrol|m(?:s|iss) rachel|sesame street|you ?tube(?: kids)?|disney(?: plus)?|blippi|cartoons?|ipads?|tablet time)\b/gi,
    'screen time',
  ],
  [/\b(?:face ?time|zoom calls?)\b/gi, 'video chat'],
];

/** A message as the library is asked for it. */
export function plainQuestion(message: string): string {
  const spoken = SPOKEN.reduce((all, [pattern, word]) => all.replace(pattern, word), message);
  const telling = spoken.replaceAll(FILLER, ' ').replaceAll(/\s+/g, ' ').trim();
  return telling === '' ? spoken : telling;
}
