/** Words that careful cooks write steps of baby food with in English, beside names of foods: none that hides a danger or an indulgence. */
export const ENGLISH_PLAIN_WORDS = `
able about above absorb absorbed absorbing absorbs according accumulate achieve achieved across actual add added
adding additional additionally adds adjust adjusted advance after afterwards again against age ages ago ahead aim
air airtight all allow allowed allowing allows almost alone along alongside already also alternate alternately
although always among amount amounts amply and another any anything anywhere apart appear appearance appeared
appears apply appropriate approximately are area areas aroma around arrange arranged arranging aside ask attach
attached automatically available avoid away babies baby back backbone backs bake baked bakes baking balance bare
barely base bases basket baskets batch batches bathe bathed batter beard beards beat beaten beating become becomes
becoming been before beforehand begin beginning begins begun behind being below bend bends beside best better
between beyond big bigger bin bind binding binds binning bit bitesize bits blade blades blanch blanched blanching
blend blended blender blending blends blitz blitzed blitzing block blocks blot board boards boil boiled boiling
boils bond bone boned boneless bones bony both bottom bottoms bound bowl bowls breadth break breakable breaking
breaks brief briefly brim bring bringing brings broad broader broken brown browned browning brownish browns bruised
brush brushed brushes brushing bubble bubbled bubbles bubbling build built bulk bunch bundle burn burned burning
burns burnt burst but butterfly cake cakes came can cannot cap caps care careful carefully carries carry cartilage
case cases casing casserole casseroles catch catches catching cauldron center centers centimeter centimeters
centimetre centimetres central centre centres ceramic change changed changes changing char chars check checked
checking checks chill chilled chilling choose chop chopped chopping chops chosen chunky circle circles circular
clamp clean cleaned cleaning cleans clear clearer clears cling clinging clings close closed closely closes cloth
cloths cloudy clump clumping clumps clumpy coagulate coagulated coarse coarsely coat coated coating coats cob
cohesive colander cold collapse collapsed collapses collapsing collect collected color colored colors colour
coloured colours combine combined combines combining come comes comfortable comfortably coming compact compacted
complete completely compress compressed concentrate condense conserve consistency consistent constant constantly
contact contain container containers content contents continue continued continues continuing continuous
continuously cook cooked cooker cooking cooks cooktop cool cooled cooler cooling cools core cored cores coring corn
corner corners cornerwise count counted counter couple cover covered covering covers creamier creamy crease crevice
crevices cross crosscut crosses crosswise crown crowns crumb crumble crumbled crumbles crumbling crumbly crumbs
crush crushed crushes crushing cube cubed cubes cup cups curdle curdled curdles cut cuticle cuts cutter cutting damp
dampen dampened dark darker darkest day days deep deeper deeply defrost defrosted defrosting degree degrees dense
dent dents depend depending depends depth depths deseed deseeded detach detached deveined diagonally dial diameter
dice diced dicing different difficult dip dipped dippers dipping dips direct direction directions directly dirt
dirty discard discarded discarding discards discolour dish dishes disintegrate disperse dispersed dispose disposed
dissolve dissolved dissolves dissolving distribute distributed divide divided dividing does doing done dot dots
double doubled doubling dough down drain drained drainer draining drains drape draped draw drawn dried dries drip
dripping drips drop dropped dropping drops dry drying during dust dusted dusting each earlier early earth earthy
ease easier easily easy eat eaten eating edge edges edible effect effort effortlessly eight eighteen eighth either
elastic electric eleven elongated else embedded empty emulsify enamel enclose end ends enough ensure ensuring entire
entirely envelope equal equally especially evaporate evaporated evaporates even evenly ever every everything
everywhere exactly excess exposed exterior extra extract extractor eye eyelid eyes face faces facing fade faded
fairly fall falling falls fan far fast faster fat fats fatty feather feathery feel feeling feels felt few fewer
fiber fibers fibre fibreless fibres fibrous fifteen fifth fifty fill filled fillet fillets filling film filmy filter
filtered fin final finally find finding finds fine finely finer finest finger fingers fingertip fingertips finish
finished fire firm firmer firmness fist fit fits five fix flake flaked flakes flaking flaky flame flap flaps flat
flatten flattened flattening flattens flatter flattish flesh fleshy flexible flick flip flipped flipping float
floating floats floor floret florets floury flow flowing flows fluff fluffed fluffy fluid flush foam foaming foams
foamy foil fold folded folding folds follow following follows food foods foot for fork forkful forks form formed
forming forms forty forward four fourteen fourth fragile fragment fragments frame frames free freely freeze freezer
fresh freshly fridge fried fries from frond fronds front froth frothed frothing frothy froze frozen fry frying full
fully further fuse gap gather gathered gathering gauze gel gelatinous gentle gentleness gentler gently get gets
getting gill gills give given gives giving glass glaze glazed glide glides gliding glisten glistening glistens gloss
glossy glove gloves glue goes going golden good gooey grab grabs gradually grain grains grainy grasp grasped
grasping grate grated grater grates grating gravel grease greased greaseproof greasing green greener grey grill
grilled grip grips gristle grit gritty groove grooves ground groundwork group grow grown gum gums gutted hairs hairy
half halfway halve halved halves halving hand handful handfuls handheld handle handled handles handling hands hang
happen happens hard harden hardened hardens harder hardest has hash hat have having head heads heap heaped hear
heart heat heated heating heatproof heats heavy heel height held help helps her here high higher highest him hinge
hint his hob hobs hold holder holding holds hole holes hollow hollowed homogeneous homogenous hood hook hot hotplate
hotter hour hours how however hull hulled hulls hundred husk husked husks ice idea immediately immerse immersed
immersing imperfect important impurities inch inches include including increase increased indeed indent independent
individual induction ingredient ingredients inner insert inserted inside instant instantly instead instructions
intact interior intestines into inwards its itself jacket jar jelly jiggle join joined joint joints jug just keep
keeping keeps kept kernel kernels kettle kind kinds kitchen knead kneaded kneading knife knives knob knobbly known
knuckle label labels lace ladle ladled ladleful ladles large larger largest last lastly later lattice lay layer
layered layers laying lays leach leaf leaflets leafy leak least leathery leave leaves leaving left leftover length
lengths lengthways lengthwise lengthy less lest let lets letter letting level levels lid lids lie lies lift lifted
lifting lifts light lighter lightly lightweight like likely limit limited limp line lined liner lines lining lint
liquid liquids little loaf location log logs long longer longest look looked looking looks loose loosely loosen
loosened loosening loosens lost lot low lower lowered lowering lowest lukewarm lump lumps lumpy lying made main
mainly maintain maintaining make makes making manage manageable manner many mark marked marks marrow mash mashable
mashed masher mashes mashing mass mat match matches matching maximum may maybe meal meals mean means meantime
measure measured measuring medium melt melted melting melts membrane membranes merge mesh metal method microwave
middle midrib midribs midway mild milky millilitre millilitres mince minced mindful mineral minimal minimum minute
minutes mix mixed mixer mixes mixing mixture mixtures moist moisten moistened moisture moisturise moment moments
moon more mortar most mostly mould mouldable moulds mount mouth mouthful mouthfuls mouths move moved moves moving
much muffin multiple mush mushy must nail narrow narrower natural naturally near nearly neat neatly necessary need
needed needing needs neither nest never new next nine nineteen ninth none nor normal not nothing notice noticeable
now nozzle nub nudge nudged nudges number oblong obvious occasional occasionally odd off often oil oiled oiling oily
old older once one ones only onto opacity opaque open opened opening opens operate opposite option optional ordinary
other others otherwise out outer outermost outside outward outwards oval oven ovenproof ovens over overall overcook
overhang overlap overlapping overlong overnight own pack package packaging packed packet pad pair pale paler palm
palms pan pans paper papery parcel parcels parchment paring part particle particles parting partly parts pass passed
passes passing paste pasty pat patch patches path patience patiently patted patties patting patty pedicel peel
peeled peeler peeling peelings peels penetrate perfect perfectly periodically permit pestle pick picked picking
picks piece pieces pierce pierced pierces piercing pile piled pinbone pinbones pinch pinched pinches pinching pip
pipe pips pit pith pithy pits pitted pitting place placed places placing plain plastic plate plates platter plenty
pliable plug plump plunge plunged poach poached poaching pod pods point pointed points pointy poke poked polish
porous portion portioned portions position possible pot pots pour poured pouring pours powder powdery practically
precooked prefer preferably preheat preheated preloaded prepare prepared prepares preparing presoaked press pressed
presses pressing pressure prevent prevents previous previously prick pricked probe process processor prod progress
prong prongs proper properly proportion protect puff puffed puffs puffy pull pulled pulling pulls pulp pulpy pulse
pulsed pulses puree pureed pureeing purees purified push pushed pushes pushing put puts putting quantity quarter
quartered quarters quarterway quenched quick quickly quiet quietly quill quite rack racks radiate ragout rain raise
raised ramekin ramekins range rapid rapidly rather reach reached reaches reaching ready rearrange recipe recover
redistribute redness reduce reduced reduces reducing refill refresh refrigerate refrigerator regular regularly
reheat reheated release released releases remain remainder remained remaining remains removal remove removed removes
removing repeat repeated repeating replace replaced reserve reserved reshape residual residue resilient resist
resistance resists rest rested resting rests retain retains return returned returning reuse reveal rib ribbon
ribbons ribs rich ridge ridged ridges rim rind ring rings rinse rinsed rinses rinsing ripe ripple rippled rippling
rise risen rises rising roast roasted roasting rod roll rolled rolling rolls room root roots rotate rotated rough
rougher roughly roux row rub rubbed rubber rubbery rubbing rubs run runner running runs same sand sank saturate
saturated saucepan saucepans saute savoury scald scalded scalding scale scaled scales scatter scattered scattering
scissor scissors scoop scooped scooping scoops scorch scorches scorching score scored scoring scrap scrape scraped
scraper scrapes scraping scraps screen scrub scrubbed scrubbing scum seal sealed seals sear seared searing second
seconds section sections see seed seeded seeding seedless seeds seen seethe segment segments selected separate
separated separately separates separating serve served serves serving servings set sets setting settle settled
settles seven seventh several shades shake shaken shaking shallow shape shaped shapes shaping sharp sharply shave
shaved shavings sheath sheaths shed sheet sheets shelf shell shelled shelling shells shield shimmer shimmering
shimmers shine shiny short shorter should shoulder show showing shown shows shred shreddable shredded shredding
shreds shrink shrinks shrivelled shrunken shut side sided sides sieve sieved sieves sieving sift sifted silicone
silkier silky similar simmer simmered simmering simmers simple simply since sinew sinews single sink sinking sinks
sit sits sitting six sixteen sixth sixty size sized sizes sizzle skewer skewers skillet skim skimmed skimming skims
skin skinless skinned skinning skins slab slack slacken slant slanted sleeve slender slice sliced slices slicing
slick slide slides sliding slight slightest slightly slim slime slimy slip slipped slippery slips slit slits sliver
slivers slop slosh slot slotted slow slowly slump slumped slurry small smaller smallest smash smear smeared smell
smells smooth smoothed smoothen smoother smoothing smoothly smush smushed snip snipped snips snugly soak soaked
soaking soaks soft soften softened softening softens softer softest softish softly softness soggy solid some
something somewhere soon sort sorted spaced spacing spare sparingly spatula spear spears speed spill spin spine
spines spit splay split splits splitting spoil spokes sponge spongy spoon spoonable spooned spoonfed spoonful
spoonfuls spooning spoons spot spots spray spread spreadable spreading spreads sprig sprigs spring square squares
squash squashed squashes squashing squeeze squeezed squeezes squeezing squirt squish squished squishes stack stacked
stage stages stain stainless stalk stalks stand standing stands starch starchiness starchy start started starting
starts stay staying stays steadily steady steam steamed steamer steaming steams steamy steel steep steeped stem
stems step steps stew stewed stewing stick stickier sticking sticks sticky stiff stiffen stiffly stiffness still
stir stirred stirrer stirring stirs stone stoned stones stoning stop stopped stops store stout stove stovetop
straight straightaway strain strained strainer straining strand strands strength stretch stretched string stringless
strings stringy strip stripes stripped stripping strips strong stub stubs stuck stuff stuffed style subdued submerge
submerged submerging subside substance such suck sufficient sufficiently suggested suitable supple support supported
sure surface surfaces surplus surround surrounding swap sweat sweating sweats swell swelled swelling swells swirl
swirled swirling swirls swish switch switched switching swollen tail tails take taken takes taking tap tapered
tapped tapping taste tastes tear tearing tears teaspoonful teaspoonfuls teatowel tell temperature temperatures ten
tend tender tenderer tenderly tenderness tendon tendons tepid test tested testing tests texture textured textures
than that thaw thawed thawing the their them themselves then there therefore thermometer these they thick thicken
thickened thickening thickens thicker thickest thickish thickly thickness thicknesses thin thing things thinly
thinned thinner thinnest thinning thinnish third thirds thirteen thirty this thorough thoroughly those though thread
threads three through throughly throughout throw throwing thrown thumb thumbnail thumbs tight tightly till tilt
tilted time timer times tin tine tines tins tiny tip tipped tipping tips tissue together tongs tongue too took tool
tooth toothpick top topped topping tops torn toss tossed tosses tossing total touch touched touches touching tough
tougher toward towards towel towels trace traces transfer transferred transferring translucent transparent tray
trays trickle trickles trim trimmed trimming trimmings trims trivet trough try tube tubers tubes tuck tucked tucks
tuft tumble turn turned turning turns tweezer tweezers twelve twentieth twenty twice twisty two type unclump uncover
uncovered under underneath underside undisturbed unevenly unfold unglazed uniform unlike unmould unpeeled unrefined
unsalted unstick unsweetened until unwanted unwrap upper upright upside use used useful uses using usual usually
utensil utensils vapor vapour vary vegetable vegetables vein veins velvety very vessel vessels vigorous vigorously
vigour visible wafer wait waiting waits wall walls wander want warm warmed warming warms warmth wash washed washes
washing watch water watered watering waterless watery wax way ways wedge wedges weigh weighed weight welded well
were wet wets wetted what when whenever where wherever whether which while whilst whirl whisk whisked whisking
whisks white whiten whiteness whites who whole wholly whose why wide widely wider width widths will wilt wilted
wilting wilts window wipe wiped wiping wire with withdraw within without wok wood wooden woody wool work worked
working works worktop would wrap wrapped wrapping wraps wring wrinkled wrinkles wrist wrung yellow yellowish yet
yield yielding yields yolk yolks you young youngest your yours yourself zero
`;
