/** Words of a conversation, an advertisement or an attack, in every language: a dish for a baby needs none of them. */
export const OFF_TOPIC: readonly RegExp[] = [
  /(?<!\p{L})(?:parents?|users?|accounts?|passwords?|secrets?|phone|telephone|websites?|visit|click|subscribe|buy|order now)(?!\p{L})/iu,
  /(?<!\p{L})(?:andere\p{L}* Eltern|Benutzer\p{L}*|Konto|Passw\p{L}+|Geheimnis\p{L}*|Telefon\p{L}*|Webseite\p{L}*|besuche|klicke|abonniere|kaufe)(?!\p{L})/iu,
  /(?<!\p{L})(?:inn\p{L}+ rodzic\p{L}*|użytkowni\p{L}+|konto|konta|hasł\p{L}+|sekret\p{L}*|telefon\p{L}*|stron\p{L}+ internetow\p{L}+|odwiedź|kliknij|kup)(?!\p{L})/iu,
  /တခြားမိဘ|စကားဝှက်|လျှို့ဝှက်|ဖုန်းခေါ်|ဖုန်းဆက်|ဝဘ်ဆိုက်|ဝယ်ပါ/u,
];
