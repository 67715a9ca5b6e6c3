/** What is asked for that the chat never gives. */
export type Declined = { readonly reason: string; readonly text: string };

/** In this order: the first that is asked for is answered. */
const DECLINED: readonly { readonly reason: string; readonly patterns: readonly RegExp[]; readonly text: string }[] = [
  {
    reason: 'a dose',
    patterns: [
      /\b(?:how (?:much|many)|cuant[oa]s?|what(?:'s| is)? (?:the )?(?:dose|dosage|amount)|exact|dose|dosage|dosis)\b[^.?!]{0,60}\b(?:tylenol|tylonol|acetaminophen|paracetamol|motrin|advil|ibuprofen|benadryl|diphenhydramine|zyrtec|claritin|melatonin|amoxicillin|antibiotics?|medicine|medicina|m[gl]s?|cc|milliliters?|milligrams?)\b/i,
      /\b(?:tylenol|tylonol|acetaminophen|paracetamol|motrin|advil|ibuprofen|benadryl|zyrtec|claritin|melatonin|amoxicillin)\b[^.?!]{0,60}\b(?:dose|dosage|dosis|how much|m[gl]s?|cc|pounds?|lbs?|kilos?|kg|cuant[oa]s?)\b/i,
      // The sum without the medicine's name.
      /^(?!.*\b(?:bottles?|milk|formula|breast\w*|water|drinks?)\b).*\bm[gl] ?(?:\/|per|a|for each) ?(?:kg|kilos?|lbs?|pounds?)\b/i,
      /^(?!.*\b(?:bottles?|milk|formula|breast\w*|water|drinks?|vitamin)\b)(?:.*\b\d+(?:\.\d+)? ?m[gl]s?\b[^.?!]{0,40}\b(?:kg|kilos?|lbs?|pounds?)\b|.*\b(?:kg|kilos?|lbs?|pounds?)\b[^.?!]{0,30}\b\d+(?:\.\d+)? ?m[gl]s?\b)/i,
    ],
    text: 'I cannot work out a dose. Use the chart on the label by weight, or ask your doctor or pharmacist.',
  },
  {
    reason: 'other people',
    patterns: [
      /\b(?:other|another|someone else'?s|somebody else'?s|else'?s) (?:famil(?:y|ies)|parents?|users?|accounts?|people|moms?|mothers?|dads?|customers?|kids?|child(?:ren)?|bab(?:y|ies))(?:'?s?'?)\b[^.?!]{0,40}\b(?:wrote|asked(?! me| us)|typed|posted|ask(?:ed|ing)? you|asking here|questions? (?:here|to you)|data|records?|logs?|names?|emails?|weights?|shots|vaccines|history|messages?|chats?|accounts?|info\w*|details|profiles?|photos?|pictures?)\b/i,
      /\b(?:other|another|all|every) (?:famil(?:y|ies)|parents?|users?|accounts?|people|moms?|customers?|kids?|child(?:ren)?|bab(?:y|ies))(?:'?s?'?) (?:questions?|data|records?|logs?|names?|emails?|weights?|history|messages?|chats?|accounts?|info\w*|details|profiles?|photos?)\b/i,
      /\b(?:questions?|data|records?|logs?|names?|emails?|history|messages?|chats?|info\w*|details|photos?|profiles?)\b[^.?!]{0,30}\b(?:of|from|for|about|by) (?:the |any )?(?:other|another|someone else|somebody else|all|every) ?(?:famil(?:y|ies)|parents?|users?|accounts?|people|moms?|kids?|child(?:ren)?|bab(?:y|ies))?\b/i,
      /\b(?:open|show|tell|give|look up|pull up|read|find|check)\b[^.?!]{0,40}\b(?:\w+'s|neighbou?r'?s?|friend'?s?|famil(?:y|ies)'?s?|ex'?s?) (?:log|records?|data|file|profile|account|chart|history|weight|shots|email|address|password)\b/i,
      /\b(?:show|tell|read|give|let|see)\b[^.?!]{0,20}\bwhat (?:my |his |her |the |our )?(?:ex\w*|husband|wife|partner|mother|father|mom|dad|mil|mother in law|sitter|nanny|sister|brother|neighbou?r|friend|she|he|they)(?: has| have)? (?:wrote|written|asked|logged|typed|said|chatted|put|posted|entered|searched)\b/i,
      /\b(?:pull up|show|tell me|open|look up)\b[^.?!]{0,30}\bwhat (?:he|she|they)(?:'?s| has| have)? (?:been )?(?:asking|ask(?:ed)?|writing|wrote|typ(?:ing|ed)|search(?:ing|ed))\b/i,
      /\b(?:records?|log|data|chart|history|weight|shots|profile|messages?|photos?)\b[^.?!]{0,20}\b(?:of|for|about) (?:her|his|their|my (?:neighbou?r|friend|cousin|sister|boss|ex)\w*'?s?) (?:son|daughter|baby|kids?|child(?:ren)?|family|twins)\b/i,
    ],
    text: "I cannot show you anything about other families. What parents keep here is private. I can help with your own child's record and with what is in our library.",
  },
  {
    reason: 'its own rules',
    patterns: [
      /\b(?:ignore|disregard|forget|override|bypass|skip|drop)\b[^.?!]{0,30}\b(?:instructions?|rules?|prompts?|guidelines?|safety|filters?|polic(?:y|ies)|limits?|restrictions?|warnings?)\b/i,
      /\b(?:system|hidden|secret|initial|developer) ?(?:prompt|instructions?|message|rules?)\b/i,
      /\b(?:print|show|repeat|reveal|recite|copy|output|dump|give me|tell me|translate)\b[^.?!]{0,30}\b(?:text|words?|lines?|messages?|everything|instructions?) (?:above|before this|you (?:were|got|are) (?:given|told|sent))\b/i,
      /\b(?:print|show|repeat|reveal|list|output|dump|give me)\b[^.?!]{0,30}\b(?:your|the|full|all) (?:\w+ ){0,3}(?:prompt|instructions|rules|red flags?(?: list)?|patterns|training)\b/i,
    ],
    text: 'I cannot do that: my rules stay as they are, and I do not recite them. I can help with questions about your child, from our library. For anything about medicine or how your child is, ask your doctor.',
  },
  {
    reason: 'a diagnosis',
    patterns: [
      /\bdiagnos(?:e|is|ing)\b(?! of\b)/i,
      /\byou(?:'re| are| will be)? (?:now )?(?:an? |my )?(?:doctor|dr\b|doctorgpt|pediatrician|nurse|physician|dan\b|unrestricted)|\bpretend (?:to be|you'?re|you are)\b|\bact as\b|\brole ?play\b|\bno (?:limits|restrictions)\b/i,
      /\b(?:tell me|say|confirm|answer)\b[^.?!]{0,40}\b(?:yes or no|100 ?%|for sure|definitely|exactly what)\b/i,
      /\bwhat (?:disease|illness|condition|sickness|infection|does (?:he|she|my \w+|baby) have)\b|\b(?:is|are) (?:it|this|that|these) (?:definitely|for sure)\b/i,
      /\b(?:is|are|could|might) (?:it|this|that|these|they) (?:be )?(?:the )?(?:measles|chicken ?pox|strep|scarlet fever|fifth disease|roseola|scabies|impetigo|pneumonia|meningitis)\b(?! (?:shots?|vaccines?|jabs?))/i,
      /\bis (?:he|she|my (?:son|daughter|baby|child|kid|toddler)) autistic\b|\bdoes (?:he|she|my \w+) have (?:autism|adhd|asthma|reflux|an? \w+ infection)\b/i,
    ],
    text: 'I am not a doctor and cannot diagnose. Only a doctor who sees your child can say what it is: call your pediatrician and tell what you see and since when. If your child is hard to wake, breathing hard, or looks very ill, call 911.',
  },
  {
    reason: 'a prescription',
    patterns: [
      /\b(?:prescri(?:be|ption)|refill)\b/i,
      /\b(?:send|order|call in|phone in|get me)\b[^.?!]{0,40}\b(?:pharmacy|cvs|walgreens|antibiotics?|amoxicillin|azithromycin|albuterol|medicine|medication)\b/i,
      /\b(?:write|sign|make)\b[^.?!]{0,20}\b(?:doctor'?s?|sick|medical|school|daycare) (?:note|excuse|form|letter)\b/i,
    ],
    text: 'I cannot prescribe, order or sign anything. Your doctor can: call the office and tell how your child is now.',
  },
  {
    reason: 'a medicine of the doctor',
    patterns: [
      /\b(?:stop|quit|skip|cut|halve|half|change|switch|double|finish|restart|wean)\w*\b[^.?!]{0,25}\b(?:antibiotics?|amoxicillin|augmentin|azithromycin|steroids?|prednisolone|inhaler|albuterol|keppra|seizure (?:meds?|medicine)|(?:his|her|the) (?:meds?|medicine|medication|prescription))\b/i,
      /\b(?:antibiotics?|amoxicillin|augmentin|(?:his|her|the) (?:meds?|medicine|medication))\b[^.?!]{0,30}\b(?:stop(?:ping)?|early|leftover|left over|half)\b|\bleft ?over (?:antibiotics?|amoxicillin|medicine)\b/i,
    ],
    text: 'I do not say whether to start, stop or change a medicine. Ask the doctor who ordered it, or your pharmacist, before you change anything.',
  },
  {
    reason: 'an animal',
    patterns: [
      /\b(?:my|our|the|her|his|their) (?:dog|cat|puppy|kitten|rabbit|hamster|pet|parrot|horse|bunny)(?:'s)? (?:just )?(?:has|is|ate|swallowed|chewed up|got into|won'?t|keeps|needs|had|got|vomit\w*|limp\w*)\b(?![^.?!]{0,40}\b(?:bab(?:y|ies)|son|daughter|child|kid|toddler|newborn)\b)/i,
    ],
    text: 'I can only help with questions about your child. For a pet, please ask a vet.',
  },
  {
    reason: 'another subject',
    patterns: [
      /\b(?:stocks?|bitcoin|crypto\w*|invest(?:ing|ment)?|mortgage|tax(?:es)?|lawyer|lawsuit|custody|immigration|visa)\b/i,
      /\b(?:write|compose|draft)\b[^.?!]{0,30}\b(?:essay|poem|code|program|script|cover letter|resume|homework|paper|song|story|email)\b/i,
      /\b(?:president|election|politic\w*|vot(?:e|ing) for|governor|mayor|senator|(?:tell|know)(?: me)? (?:a |any )?(?:\w+ )?jokes?|football|basketball|soccer score|world war|capital of|weather (?:today|tomorrow|forecast)|(?:what|how)'?s the weather|python|javascript|excel|horoscope|lottery|movie|netflix|car (?:won'?t|engine)|oil change|wifi|iphone|recipe for (?:dinner|cake|lasagna))\b/i,
    ],
    text: 'I can only help with questions about your child: feeding, sleep, health, growth and safety. I cannot help with this one.',
  },
];

/** Null where nothing of the kind is asked for. */
export function declinedIn(message: string): Declined | null {
  const found = DECLINED.find(({ patterns }) => patterns.some((pattern) => pattern.test(message)));
  return found ? { reason: found.reason, text: found.text } : null;
}
