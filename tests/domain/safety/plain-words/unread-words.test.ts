import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planRecipe } from "../../../../lib/domain/recipes/plan-recipe";
import { renderRecipe } from "../../../../lib/domain/recipes/render-recipe";
import { unreadWords } from "../../../../lib/domain/safety/plain-words/unread-words";
import { LANGUAGES } from "../../../../lib/domain/shared/language";
import { anyBrief, runs } from "../../recipes/pantries";

describe("the words of a step that nothing here can read", () => {
  it.each([
    ["en", "Slice the cooked carrot into pennies.", "pennies"],
    ["en", "Leave them rosy, as Grandpa fancies.", "fancies"],
    ["en", "Let a good flurry fall from the little white cellar on the table.", "flurry"],
    ["en", "Let a golden thread from the hive run over it.", "hive"],
    ["en", "Crown them with one big snowball of the cashew butter.", "snowball"],
    ["en", "Call time on the vegetables while the cubes still snap like kindling.", "kindling"],
    ["en", "Slip the last spoonfuls in once dreamland has begun.", "dreamland"],
    ["en", "Leave its glossy jacket on and shred it into bootlaces.", "bootlaces"],
    ["en", "Finish with a good glug of the inky brew that sits beside the sushi.", "inky"],
    ["de", "Die Karotte in Pfennigstücke schneiden.", "pfennigstücke"],
    ["de", "Nimm ihm mit drei Löffeln von dem weißen Zeug die Säure.", "zeug"],
    ["de", "Dämpfe sie die letzten 5 Minuten, sodass sie noch ordentlich Biss hat.", "biss"],
    ["de", "Schneide die Kochbanane quer in dicke Taler, so rund wie Zwei-Euro-Stücke.", "euro"],
    ["de", "Heb nur das große Rückgrat heraus.", "rückgrat"],
    ["de", "Rolle daraus Murmeln zum In-den-Mund-Stecken.", "murmeln"],
    ["de", "Koche die Eier gerade so lange, wie ein Lied im Radio dauert.", "radio"],
    ["de-AT", "Im Herzen darf es so rosig sein wie die Wangerl deines Kindes.", "wangerl"],
    ["de-AT", "Rühr das Obers dazu, das die Bäuerin selber abgeschöpft hat.", "bäuerin"],
    ["de-AT", "Brich die Mandarinen in ihre Schifferl auseinander.", "schifferl"],
    ["pl", "Połam miąższ na kostki, które przyjemnie chrupią.", "chrupią"],
    ["pl", "Pokrój marchewkę na grube złotówki.", "złotówki"],
    ["pl", "Potrząśnij nad nią białą solniczką.", "potrząśnij"],
    ["pl", "Niech turlają się po talerzu jak szklane kulki.", "turlają"],
    ["pl", "Wlewaj ją po łyżeczce do buzi, kiedy głowa leci na poduszkę.", "poduszkę"],
    ["pl", "Chluśnij do niej kapkę czegoś mocniejszego z barku.", "chluśnij"],
    ["my", "ဇူကီနီကို ငါးမူးစေ့တွေလို ထူထူလေးတွေ ဖြစ်အောင် လှီးပါ။", "မူးစေ့တွေလို"],
    ["my", "အဘိုး ညနေတိုင်း မော့နေကျ ပုလင်းထဲက တစ်ငုံလောက် လောင်းပါ။", "ပုလင်းထဲက"],
    ["my", "ပါးစနစ်ဥမှာ ဝါဂွမ်းလို အဖြူမွှေး ဝတ်ထားရင် ခြစ်ချပါ။", "ဝါဂွမ်းလို"],
    ["my", "မီးဖိုချောင်ထောင့်မှာ နှစ်ည သုံးည အိပ်ခိုင်းပြီး ကျွေးပါ။", "အိပ်ခိုင်းပြီး"],
  ] as const)("are told where a danger hides behind one, %s: %s", (language, step, word) => {
    expect(unreadWords(step, language)).toContain(word);
  });

  it.each([
    ["en", "Rinse the lentils in a sieve, lower the heat and skim off the foam with a slotted spoon."],
    ["en", "Press a piece between thumb and finger: it flattens with hardly any pressure."],
    ["de", "Zieh den Topf vom Herd und seihe den Sud in eine Schüssel ab."],
    ["de-AT", "Die Erdäpfel im Dämpfeinsatz zugedeckt garen, bis eine Gabel ohne Widerstand hineingleitet."],
    ["pl", "Przełóż warzywa z rondelka na sitko i odciśnij wodę widelcem."],
    ["my", "အဖုံးအုပ်ပြီး မီးလျှော့ကာ ပျော့တဲ့အထိ ပြုတ်ပါ။"],
    ["en", "Wash the kale well in cold water, cut away the hard stems and slice the leaves."],
    ["en", "Peel the chayote, halve it, take out the seed and cut the flesh into sticks as wide as two fingers."],
    ["en", "Rinse the chickpeas, soak them in plenty of cold water for 12 hours and pour the water away."],
    ["en", "Heat the oven to 180 degrees."],
    ["en", "Peel the parsnips and cut off both ends."],
    ["en", "Take all the seeds out of the jackfruit, pull away the fibres and chop the flesh very finely."],
    ["en", "Cut the leek open lengthwise, trim it, wash out all the sand between the layers and chop it very finely."],
    ["en", "Take the skin off the cod and take out every bone with tweezers."],
    ["en", "Rinse the tempeh and cut it into sticks as wide as two fingers."],
    ["en", "Scrub the mussels under cold water, pull off the beards and throw away any that are open or broken."],
    ["en", "Peel the celeriac thickly and cut it into pieces of about 1 cm."],
    ["en", "Rinse the pigeon peas, soak them in cold water for 8 hours and pour the water away."],
    ["en", "Soak the tamarind pulp in half of the warm water for 20 minutes."],
    ["en", "Heat the oven to 170 degrees."],
    ["en", "Wash the yardlong beans, trim both ends and pull off the strings."],
    ["en", "Heat the oven to 200 degrees."],
    ["en", "Stir the rye flour into the cold water with a whisk until there are no lumps."],
    ["en", "Wash the elderberries, pull off every stem and boil the berries with 50 ml of water for 20 minutes."],
    ["en", "Rinse the tofu under cold water and cut it into sticks as wide as two fingers."],
    ["en", "Peel the ash gourd, take out all the seeds and cut the flesh into small, flat pieces."],
    ["en", "Cut the parsnips lengthwise, take out any woody core and cut the rest into small, flat pieces."],
    ["en", "Peel the plantain and cut it into small, flat pieces."],
    ["en", "Wash and peel the cucumber, halve it, scrape out all the seeds and grate the flesh finely."],
    ["en", "Rub the cod with the finely ground turmeric."],
    ["de", "Löse das Lammfleisch von allen Knochen und schneide Fett und Sehnen sorgfältig weg."],
    ["de", "Heize den Backofen auf 180 Grad vor und bestreiche eine kleine Auflaufform mit dem Rapsöl."],
    ["de", "Schäle den Rettich und schneide ihn in Stifte, die zwei Finger breit sind."],
    ["de", "Koche 250 ml Wasser auf, gib die Reisnudeln hinein und gare sie 10 Minuten, bis sie sehr weich sind."],
    ["de", "Spüle die Sojabohnen ab und weiche sie 12 Stunden im Kühlschrank in reichlich Wasser ein."],
    ["de", "Wasche die Äpfel, schäle sie und schneide das Kerngehäuse mit allen Kernen heraus."],
    ["de", "Häute den Hering und zieh alle Gräten mit einer Pinzette heraus."],
    ["de", "Spül den Reis für den Reisbrei in einem Sieb unter fließendem Wasser ab."],
    ["de", "Wasch die Jungzwiebeln, putz sie, zieh die äußere Haut ab und schneid die Wurzeln weg."],
    ["de", "Schneid die Semmel in kleine, flache Stückerl."],
    ["de", "Wasch den Fenchel, putz ihn, schneid den Strunk heraus und zieh alle Fäden ab."],
    ["de", "Wasch den Spinat und den Wasserspinat gründlich, putz sie und schneid alle festen Stiele weg."],
    ["de", "Spül die Schälerbsen in einem Sieb ab und koch sie in 400 ml Wasser zugedeckt 30 Minuten."],
    ["de", "Schneide den Rhabarber in kurze Stücke und dämpfe ihn im Dämpfeinsatz 12 Minuten, bis er zerfällt."],
    ["de", "Spüle die Makrele kalt ab, zieh die Haut ab und entferne alle Gräten mit einer Pinzette."],
    ["de", "Schneide die Äpfel in Spalten, die zwei Finger breit sind."],
    ["de", "Löse die Kokosnuss aus der Schale, schneide die braune Haut ab und mahle das Weiße sehr fein."],
    ["de", "Lass die Kokosmilch mit 3 Esslöffeln Wasser in einem kleinen Topf aufkochen und leg den Hering hinein."],
    ["de", "Heiz das Backrohr auf 180 Grad vor und pinsel eine kleine Auflaufform mit dem Erdnussöl aus."],
    ["de", "Wasch die Petersilie und hack sie sehr fein."],
    ["de", "Schneid den Fenchel in dünne Scheiben und dämpf ihn 20 Minuten, bis er ganz weich ist."],
    ["de", "Zerdrücke den weichen Rhabarber mit einer Gabel ganz fein und nimm die letzten Fäden heraus."],
    ["de", "Gare die Hilsa zugedeckt 12 Minuten, wende sie einmal und prüfe, ob sie auch in der Mitte ganz durch ist."],
    ["de", "Wasche das Basilikum, hacke es sehr fein und rühre es in die heiße Suppe."],
    ["pl", "Umyj kalarepę, obierz ją grubo ze skórki i odetnij wszystkie twarde, włókniste części."],
    ["pl", "Obierz czosnek z łupinki, odetnij twardą końcówkę i posiekaj ząbek bardzo drobno."],
    ["pl", "Umyj groszek cukrowy, odetnij oba końce strąków i ściągnij włókna z obu brzegów."],
    ["pl", "Opłucz strąki edamame i wyłuskaj z nich ziarna."],
    ["pl", "Usuń ze śliwek pestki i namocz śliwki w ciepłej wodzie przez 30 minut."],
    ["pl", "Opłucz ryż na kleik na sicie i gotuj go w wodzie przez 25 minut, aż całkiem się rozklei."],
    ["pl", "Opłucz dorsza, zdejmij z niego skórę i wyjmij pęsetą wszystkie ości."],
    ["pl", "Opłucz sardynki, odetnij głowy i ogony, zdejmij skórę i usuń wszystkie ości."],
    ["pl", "Umyj rzodkiewki, odetnij liście i korzonki, obierz je i gotuj w wodzie przez 15 minut, aż zmiękną."],
    ["pl", "Opłucz kaszę jaglaną i bulgur na gęstym sicie, najpierw gorącą, a potem zimną wodą."],
    ["pl", "Umyj szparagi, obierz je od główki w dół i odłam zdrewniałe końce."],
    ["pl", "Umyj i obierz korzeń pietruszki, odetnij końce i pokrój go w słupki szerokie na dwa palce."],
    ["pl", "Opłucz śledzia, zdejmij z niego skórę i wyjmij pęsetą wszystkie ości, także te najcieńsze."],
    ["pl", "Przebierz żurawinę, wyrzuć miękkie i uszkodzone owoce, a resztę umyj."],
    ["pl", "Umyj kalafior, odetnij liście i twardy głąb i podziel go na różyczki."],
    ["pl", "Umyj pomidorki koktajlowe i usuń szypułki."],
    ["pl", "Umyj rzepę, obierz ją grubo ze skórki i odetnij końce."],
    ["pl", "Umyj kalafior, odetnij liście i podziel go na duże różyczki z trzonkiem."],
    ["pl", "Pokrój kalarepę na kawałki wielkości około 1 cm."],
    ["pl", "Włóż czosnek do rondelka z wodą i gotuj go na małym ogniu przez 10 minut, aż będzie całkiem miękki."],
    ["pl", "Gotuj strąki w wodzie przez 15 minut, aż będą bardzo miękkie."],
    ["pl", "Gotuj ziarna w wodzie przez 15 minut, aż zmiękną, potem odcedź je i zachowaj wodę z gotowania."],
    ["pl", "Opłucz wątróbkę, odkrój od niej cały tłuszcz i błonki i podziel ją na mniejsze kawałki."],
    ["pl", "Obierz kokos z twardej skorupki oraz brązowej skórki i zetrzyj miąższ na tarce o drobnych oczkach."],
    ["my", "ဘလူးဘယ်ရီကို ရေစင်အောင် ဆေးပြီး ရေစစ်ထားပါ။"],
    ["my", "ဖရုံစေ့မှုန့်ကို ညက်ညက်ကြိတ်ထားတာပဲ သုံးပြီး အဖတ်ကြီးတွေ မပါအောင် ဆန်ခါနဲ့ ချပါ။"],
    ["my", "ထရောက်ငါးရဲ့ အရေခွံကို ဖယ်ပြီး အရိုးသေးလေးတွေပါ မကျန်အောင် အရိုးနွှင်ပါ။"],
    ["my", "စတော်ဘယ်ရီသီးကို ရေစင်အောင် ဆေး၊ အညှာဖြုတ်ပြီး အလျားလိုက် လေးစိတ်ခွဲပါ။"],
    ["my", "ပြည်ကြီးငါးကို ရေစင်အောင် ဆေးပြီး အရေခွံ၊ အရိုးပြား၊ ကလီစာနဲ့ နှုတ်သီးကို ဖယ်ပါ။"],
    ["my", "ချယ်ရီသီးကို ရေစင်အောင် ဆေး၊ အညှာဖြုတ်ပြီး အစေ့ကို အကုန်ထုတ်ပါ။"],
    ["my", "မီးဖုတ်ဖိုကို ၁၈၀ ဒီဂရီစင်တီဂရိတ်အထိ ကြိုအပူပေးပါ။"],
    ["my", "ကန်စွန်းရွက်ကို ရေသုံးကြိမ် ပြောင်းပြီး စင်အောင် ဆေးပါ။"],
    ["my", "ရန်နာပဲခြောက်ကို ရေနဲ့ ဆေးပြီး ရေများများထဲမှာ ၁၂ နာရီ စိမ်ပါ။"],
    ["my", "ကြက်ဥကို ရေဆူဆူထဲ ထည့်ပြီး ၁၂ မိနစ် အကာရော အနှစ်ပါ ခဲတဲ့အထိ ပြုတ်ပါ။"],
    ["my", "အယ်ဒါဘယ်ရီသီးကို ရေစင်အောင် ဆေးပြီး အညှာတွေ အကုန်ဖြုတ်ပါ။"],
    ["my", "မီးဖုတ်ဖိုကို ၁၉၀ ဒီဂရီစင်တီဂရိတ်အထိ ပူအောင် ထားပါ။"],
    ["my", "ဆွိဒ်ဥကို အခွံထူထူ ခွာပြီး ၁ စင်တီမီတာလောက် သေးသေးလှီးပါ။"],
    ["my", "ဆန်ပြုတ်အတွက် ဆန်ကို ရေနဲ့ ဆေးပြီး ရေ ၄၀၀ မီလီလီတာနဲ့ ၄၀ မိနစ် ပျော့အောင် ကျိုပါ။"],
    ["my", "ချဉ်စော်ကားသီးကို ရေစင်အောင် ဆေး၊ အခွံခွာပြီး အူတိုင် ဖယ်ပါ။"],
    ["my", "ပဲတောင့်ရှည်ကို ရေစင်အောင် ဆေး၊ အညှာနဲ့ အစွန်းမာတွေ ဖြတ်ပြီး အကြော နွှင်ပါ။"],
    ["my", "ဟင်းနုနွယ်ကို ရေစင်အောင် ဆေး၊ အညှာနဲ့ အစွန်းမာတွေ ဖြတ်ပြီး ၈ မိနစ် ပျော့အောင် ပြုတ်ပါ။"],
    ["my", "တမ်ပေကို ရေနဲ့ ဆေးပြီး ရေဆူဆူထဲ ၁၅ မိနစ် ပျော့အောင် ပြုတ်ပါ။"],
    ["my", "ကီဝီသီးကို အခွံခွာပြီး အလယ်က အူတိုင်ကို ဖယ်ပါ။"],
    ["my", "မုန်လာဥဖြူကို အခွံခွာပြီး ရေဆူဆူထဲ ၂၅ မိနစ် ပျော့အောင် ပြုတ်ပါ။"],
    ["my", "ချဉ်စော်ကားသီးကို ရေစင်အောင် ဆေး၊ အခွံခွာပြီး အူတိုင်ကို အကုန်ဖယ်ပါ။"],
    ["my", "ပန်းကန်လုံးထဲမှာ ဖရုံစေ့မှုန့်နဲ့ နွားနို့ကို အဖတ်မကျန်အောင် ရောမွှေပါ။"],
    ["my", "ကြက်သွန်မြိတ်ကို ရေစင်အောင် ဆေးပြီး အညှာနဲ့ အစွန်းမာတွေ ဖြတ်ပါ။"],
    ["my", "ချယ်ရီသီးကို ရေစင်အောင် ဆေး၊ အစေ့ အကုန်ထုတ်ပြီး တစ်လုံးစီ ပြားအောင် ဖိပါ။"],
  ] as const)("are none where a careful cook writes, %s: %s", (language, step) => {
    expect(unreadWords(step, language)).toEqual([]);
  });

  it("are the same ones, each once, wherever a line ends", () => {
    const [first, second] = ["Cut it into pennies.", "Serve the pennies."] as const;
    expect(unreadWords(first, "en")).toEqual(["pennies"]);
    expect(unreadWords(`${first}\n${second}`, "en")).toEqual(["pennies"]);
    expect(unreadWords("", "en")).toEqual([]);
  });

  it.each(LANGUAGES)("are none in what our own cook writes: %s", (language) => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const { title, instructions } = renderRecipe(planRecipe({ ...brief, language }), language);
        expect(unreadWords(`${title}\n${instructions}`, language)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
