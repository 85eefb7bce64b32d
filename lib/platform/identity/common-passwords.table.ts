/**
 * Passwords that are guessed first: keyboard walks, number patterns, names, and the words people choose, in the five
 * languages and around this product, bare and with the usual endings. Lower case, at least six characters each.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
!@#$%^ !@#$%^& !@#$%^&* !@#$%^&*() !qaz2wsx !qaz@wsx 000000 0000000 00000000 000000000 0000000000 000001 000007 000111
001122 007007 00700700 010101 010203 01020304 012345 0123456 01234567 0123456789 020202 030303 040404 050505 060606
070707 080808 090909 100000 101010 10101010 102030 110110 111111 1111111 11111111 111111111 1111111111 111222
111222333 111aaa 112112 112233 11223344 1122334455 113355 115599 120120 121212 121314 122333 123000 123098 123123
123123123 1231234 123123a 123234 123321 1233210 123321a 123345 123412 12341234 1234321 12344321 1234512345 123454321
123455 1234554321 123456 1234560 12345600 1234561 123456123456 123456654321 1234567 12345671 12345678 123456781
1234567812345678 123456789 1234567890 12345678901 123456789012 1234567890123 1234567891 12345678910 123456789123
123456789a 123456789q 12345678a 1234567a 123456a 123456abc 123456q 123456q1 123457 123459 12345a 12345q 12345qwert
123466 1234abcd 1234qwer 123654 123654789 123789 123abc 123abc456 123asd 123qwe 123qweasd 123qweasdzxc 12qwaszx 131313
13131313 135790 135792468 1357924680 141414 142536 145236 147147 147258 147258369 147852 147896325 151515 159159
159357 159753 159951 161616 171717 181818 191919 19501950 19511951 19521952 19531953 19541954 19551955 19561956
19571957 19581958 19591959 19601960 19611961 19621962 19631963 19641964 19651965 19661966 19671967 19681968 19691969
19701970 19711971 19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980 19811981 19821982
19831983 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995
19961996 19971997 19981998 19991999 1love1 1q1q1q 1q2w3e 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qay2wsx 1qaz2wsx
1qaz2wsx3edc 1qaz@wsx 1qazxsw2 200000 20002000 20012001 20022002 20032003 20042004 20052005 20062006 20072007 20082008
20092009 20102010 20112011 20122012 20132013 20142014 20152015 20162016 20172017 20182018 20192019 202020 20202020
20212021 202122 20222022 20232023 20242024 20252025 20262026 20272027 20282028 20292029 20302030 210210 212121 212223
221122 222222 22222222 222333 223344 232323 234567 2345678 23456789 242424 246802 246810 252525 258258 258369 258456
272727 290290 2gether 300000 303030 313131 314159 31415926 321123 321321 321654 321654987 323232 333333 33333333
333666 334455 343434 345678 3456789 357159 369258147 369369 369963 414141 420247 420420 444444 44444444 445566 454545
456123 456456 456654 456789 456852 464646 484848 4everyou 505050 515151 5201314 520520 521521 525252 543210 545454
555555 5555555 55555555 555666 556677 565656 567890 5678910 575757 585858 616161 626262 654123 654321 6543210 656565
666666 66666666 666666666 666999 667788 676767 678910 686868 696969 69696969 707070 717171 727272 737373 741852
741852963 747474 753159 753951 757575 7654321 76543210 767676 775577 777777 7777777 77777777 778899 787878 789456
789456123 789654 789789 789987 797979 808080 818181 828282 838383 848484 852456 852963 858585 868686 876543 87654321
878787 887766 888888 8888888 88888888 888999 889900 898989 900000 909090 911911 919191 929292 939393 949494 951753
959595 963852 963852741 963963 969696 979797 987456 987654 9876543 98765432 987654321 9876543210 987987 989898 998877
999000 999888 999999 99999999 999999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa111 aaa123
aaaaaa aaaaaaa aaaaaaaa aabbcc aaron1 aaron123 ab123456 abc123 abc123! abc1234 abc12345 abc@123 abcabc abcd1234
abcde12345 abcdef abcdef1 abcdef12 abcdef123 abcdef1234 abcdefg abcdefgh abcdefghi abcdefghij abenteuer abenteuer1
abenteuer12 abenteuer123 abenteuer1234 abigail abigail1 abigail123 access access1 access12 access123 access1234
account account1 account12 account123 account1234 achit1 achit12 achit123 achit1234 acmilan action action1 action12
action123 action1234 active active1 active12 active123 active1234 adam123 adidas adidas1 adidas12 adidas123 adidas1234
admin1 admin12 admin123 admin1231 admin12312 admin123123 admin1231234 admin1234 admin12345 admin@123 adminadmin
administrator administrator1 administrator12 administrator123 administrator1234 adrian adrian1 adrian123 adventure
adventure1 adventure12 adventure123 adventure1234 africa africa1 africa12 africa123 africa1234 agnes1 agnes123
agnieszka agnieszka1 agnieszka123 agusia agusia1 agusia12 agusia123 agusia1234 airborne airborne1 airborne12
airborne123 airborne1234 airplane airplane1 airplane12 airplane123 airplane1234 alan123 alaska alaska1 alaska12
alaska123 alaska1234 albania albania1 albania12 albania123 albania1234 albert albert1 albert123 aleksander aleksander1
aleksander123 aleksandra aleksandra1 aleksandra123 alex123 alexander alexander1 alexander123 alexandra alexandra1
alexandra123 alexis alexis1 alexis123 alice1 alice123 alicia alicia1 alicia123 alina1 alina123 alison alison1
alison123 alles1 alles12 alles123 alles1234 alligator alligator1 alligator12 alligator123 alligator1234 allison
allison1 allison123 alpha1 alpha12 alpha123 alpha1234 amanda amanda1 amanda123 amazon123 amber1 amber123 amelia
amelia1 amelia123 america america1 america12 america123 america1234 american american1 american12 american123
american1234 amsterdam amsterdam1 amsterdam12 amsterdam123 amsterdam1234 amy123 ana123 anchor anchor1 anchor12
anchor123 anchor1234 andrea andrea1 andrea123 andreas andreas1 andreas123 andrew andrew1 andrew123 android android1
android12 android123 android1234 andromeda andromeda1 andromeda12 andromeda123 andromeda1234 andrzej andrzej1
andrzej123 angel1 angel123 angela angela1 angela123 angelina angelina1 angelina123 angels angels1 angels12 angels123
angels1234 angie1 angie123 animal animal1 animal12 animal123 animal1234 anime1 anime12 anime123 anime1234 aniolek
aniolek1 aniolek12 aniolek123 aniolek1234 anita1 anita123 anna123 anne123 annika annika1 annika123 anthony anthony1
anthony123 anton1 anton123 antonia antonia1 antonia123 antonio antonio1 antonio123 apache apache1 apache12 apache123
apache1234 apfel1 apfel12 apfel123 apfel1234 apollo apollo1 apollo12 apollo123 apollo1234 apple1 apple12 apple123
apple1234 applepie applepie1 applepie12 applepie123 applepie1234 apples apples1 apples12 apples123 apples1234 april1
april12 april123 april1234 arcade arcade1 arcade12 arcade123 arcade1234 archer archer1 archer12 archer123 archer1234
arctic arctic1 arctic12 arctic123 arctic1234 arizona arizona1 arizona12 arizona123 arizona1234 arkadiusz arkadiusz1
arkadiusz123 arschloch arschloch1 arschloch12 arschloch123 arschloch1234 arsenal arsenal1 arsenal12 arsenal123
arsenal1234 arthur arthur1 arthur123 artist artist1 artist12 artist123 artist1234 artur1 artur123 asd123 asdasd
asdasdasd asdf123 asdf1234 asdfasdf asdfgh asdfgh1 asdfgh12 asdfgh123 asdfgh1234 asdfghj asdfghjk asdfghjkl asdfghjklo
asdfqwer asdqwe asdqwe123 ashley ashley1 ashley123 asshole asshole1 asshole12 asshole123 asshole1234 astro1 astro12
astro123 astro1234 athena athena1 athena12 athena123 athena1234 atlanta atlanta1 atlanta12 atlanta123 atlanta1234
atlantis atlantis1 atlantis12 atlantis123 atlantis1234 attack attack1 attack12 attack123 attack1234 audi123 august
august1 august12 august123 august1234 aung123 aurora aurora1 aurora12 aurora123 aurora1234 austin austin1 austin123
austria austria1 austria12 austria123 austria1234 auto12 auto123 auto1234 autumn autumn1 autumn12 autumn123 autumn1234
autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 avatar avatar1 avatar12 avatar123
avatar1234 avenger avenger1 avenger12 avenger123 avenger1234 avocado avocado1 avocado12 avocado123 avocado1234 awesome
awesome1 awesome12 awesome123 awesome1234 babcia babcia1 babcia12 babcia123 babcia1234 baby123 baby1234 babybaby
babybaby1 babybaby12 babybaby123 babybaby1234 babybear babybear1 babybear12 babybear123 babybear1234 babyboy babyboy1
babyboy12 babyboy123 babyboy1234 babybrei babybrei1 babybrei12 babybrei123 babybrei1234 babydoll babydoll1 babydoll12
babydoll123 babydoll1234 babyfood babyfood1 babyfood12 babyfood123 babyfood1234 babyfoods babyfoods1 babyfoods12
babyfoods123 babyfoods1234 babygirl babygirl1 babygirl12 babygirl123 babygirl1234 babyled babyled1 babyled12
babyled123 babyled1234 babyledweaning babyledweaning1 babyledweaning12 babyledweaning123 babyledweaning1234 babylove
babylove1 babylove12 babylove123 babylove1234 bacon1 bacon12 bacon123 bacon1234 badboy badboy1 badboy12 badboy123
badboy1234 baerchen baerchen1 baerchen12 baerchen123 baerchen1234 bagan1 bagan12 bagan123 bagan1234 bailey bailey1
bailey12 bailey123 bailey1234 balance balance1 balance12 balance123 balance1234 ballet ballet1 ballet12 ballet123
ballet1234 balloon balloon1 balloon12 balloon123 balloon1234 banana banana1 banana12 banana123 banana1234 bandit
bandit1 bandit12 bandit123 bandit1234 barbara barbara1 barbara123 barcelona barcelona1 barcelona12 barcelona123
barcelona1234 bartek bartek1 bartek123 bartosz bartosz1 bartosz123 bartus bartus1 bartus12 bartus123 bartus1234
baseball baseball1 baseball12 baseball123 baseball1234 basketball basketball1 basketball12 basketball123
basketball1234 batman batman1 batman12 batman123 batman1234 bayern bayern1 bayern12 bayern123 bayern1234 bbbbbb beach1
beach12 beach123 beach1234 beaches beaches1 beaches12 beaches123 beaches1234 beata1 beata123 beatrice beatrice1
beatrice123 beautiful beautiful1 beautiful12 beautiful123 beautiful1234 beauty beauty1 beauty12 beauty123 beauty1234
beaver beaver1 beaver12 beaver123 beaver1234 beckham7 beetle beetle1 beetle12 beetle123 beetle1234 beikost beikost1
beikost12 beikost123 beikost1234 bella1 bella12 bella123 bella1234 ben123 benjamin benjamin1 benjamin123 berlin
berlin1 berlin12 berlin123 berlin1234 bernard bernard1 bernard123 bernd1 bernd123 bernhard bernhard1 bernhard123
bestfriend bestfriend1 bestfriend12 bestfriend123 bestfriend1234 bianca bianca1 bianca123 bicycle bicycle1 bicycle12
bicycle123 bicycle1234 biedronka biedronka1 biedronka12 biedronka123 biedronka1234 bigcock bigdaddy bigdaddy1
bigdaddy12 bigdaddy123 bigdaddy1234 bigdick bigdog bigdog1 bigdog12 bigdog123 bigdog1234 birgit birgit1 birgit123
birthday birthday1 birthday12 birthday123 birthday1234 biscuit biscuit1 biscuit12 biscuit123 biscuit1234 bitch1
bitch12 bitch123 bitch1234 bitches biteme blabla blablabla black1 black12 black123 black1234 blackbird blackbird1
blackbird12 blackbird123 blackbird1234 blackcat blackcat1 blackcat12 blackcat123 blackcat1234 blackjack blackjack1
blackjack12 blackjack123 blackjack1234 blahblah blanket blanket1 blanket12 blanket123 blanket1234 blessed blessed1
blessed12 blessed123 blessed1234 blessing blessing1 blessing12 blessing123 blessing1234 blizzard blizzard1 blizzard12
blizzard123 blizzard1234 blondie blondie1 blondie12 blondie123 blondie1234 blowjob blueberry blueberry1 blueberry12
blueberry123 blueberry1234 bluebird bluebird1 bluebird12 bluebird123 bluebird1234 bluesky bluesky1 bluesky12
bluesky123 bluesky1234 blume1 blume12 blume123 blume1234 blumen blumen1 blumen12 blumen123 blumen1234 blw123 blw1234
blwbabies blwbabies1 blwbabies12 blwbabies123 blwbabies1234 blwbaby blwbaby1 blwbaby12 blwbaby123 blwbaby1234 bmw123
bobas1 bobas12 bobas123 bobas1234 bogdan bogdan1 bogdan123 bohemia bohemia1 bohemia12 bohemia123 bohemia1234 bombay
bombay1 bombay12 bombay123 bombay1234 bonjour bonjour1 bonjour12 bonjour123 bonjour1234 boomer boomer1 boomer12
boomer123 boomer1234 borussia borussia1 borussia12 borussia123 borussia1234 boston boston1 boston12 boston123
boston1234 bradley bradley1 bradley12 bradley123 bradley1234 brandon brandon1 brandon123 braves braves1 braves12
braves123 braves1234 brazil brazil1 brazil12 brazil123 brazil1234 breifrei breifrei1 breifrei12 breifrei123
breifrei1234 brenda brenda1 brenda123 brennnessel brennnessel1 brennnessel12 brennnessel123 brennnessel1234 brian1
brian123 bridge bridge1 bridge12 bridge123 bridge1234 brigitte brigitte1 brigitte12 brigitte123 brigitte1234 britain
britain1 britain12 britain123 britain1234 britta britta1 britta123 brittany brittany1 brittany123 broccoli broccoli1
broccoli12 broccoli123 broccoli1234 bronco bronco1 bronco12 bronco123 bronco1234 brooke brooke1 brooke123 brother
brother1 brother12 brother123 brother1234 brownie brownie1 brownie12 brownie123 brownie1234 bruce1 bruce123 bruder
bruder1 bruder12 bruder123 bruder1234 bryan1 bryan123 bubbles bubbles1 bubbles12 bubbles123 bubbles1234 buddha buddha1
buddha12 buddha123 buddha1234 buddy1 buddy12 buddy123 buddy1234 bulldog bulldog1 bulldog12 bulldog123 bulldog1234
bullet bullet1 bullet12 bullet123 bullet1234 bullshit bunny1 bunny12 bunny123 bunny1234 burger burger1 burger12
burger123 burger1234 burma1 burma12 burma123 burma1234 business business1 business12 business123 business1234 buster
buster1 buster12 buster123 buster1234 butter butter1 butter12 butter123 butter1234 buttercup buttercup1 buttercup12
buttercup123 buttercup1234 butterfly butterfly1 butterfly12 butterfly123 butterfly1234 button button1 button12
button123 button1234 buziaczek buziaczek1 buziaczek12 buziaczek123 buziaczek1234 caitlin caitlin1 caitlin123
california california1 california12 california123 california1234 camaro camaro1 camaro12 camaro123 camaro1234 camera
camera1 camera12 camera123 camera1234 cameron cameron1 cameron123 camilla camilla1 camilla123 campus campus1 campus12
campus123 campus1234 canada canada1 canada12 canada123 canada1234 candle candle1 candle12 candle123 candle1234 candy1
candy12 candy123 candy1234 captain captain1 captain12 captain123 captain1234 caramel caramel1 caramel12 caramel123
caramel1234 cardinal cardinal1 cardinal12 cardinal123 cardinal1234 carina carina1 carina123 carla1 carla123 carlos
carlos1 carlos123 carmen carmen1 carmen123 carol1 carol123 caroline caroline1 caroline123 carrot carrot1 carrot12
carrot123 carrot1234 carrots carrots1 carrots12 carrots123 carrots1234 cartoon cartoon1 cartoon12 cartoon123
cartoon1234 casino casino1 casino12 casino123 casino1234 castle castle1 castle12 castle123 castle1234 catherine
catherine1 catherine123 cccccc cecilia cecilia1 cecilia123 celtic celtic1 celtic12 celtic123 celtic1234 central
central1 central12 central123 central1234 cezary cezary1 cezary123 champion champion1 champion12 champion123
champion1234 chance chance1 chance12 chance123 chance1234 change change1 change12 change123 change1234 changeme
changeme1 changeme12 changeme123 changeme1234 channel channel1 channel12 channel123 channel1234 chantal chantal1
chantal123 charger charger1 charger12 charger123 charger1234 charles charles1 charles123 charlie charlie1 charlie123
charlotte charlotte1 charlotte123 cheese cheese1 cheese12 cheese123 cheese1234 cheetah cheetah1 cheetah12 cheetah123
cheetah1234 chelsea chelsea1 chelsea123 cherry cherry1 cherry12 cherry123 cherry1234 chester chester1 chester12
chester123 chester1234 chevrolet chevrolet1 chevrolet12 chevrolet123 chevrolet1234 chicago chicago1 chicago12
chicago123 chicago1234 chicken chicken1 chicken12 chicken123 chicken1234 chickens chickens1 chickens12 chickens123
chickens1234 children children1 children12 children123 children1234 china1 china12 china123 china1234 chipmunk
chipmunk1 chipmunk12 chipmunk123 chipmunk1234 chitlay chitlay1 chitlay12 chitlay123 chitlay1234 chitthu chitthu1
chitthu12 chitthu123 chitthu1234 chocolate chocolate1 chocolate12 chocolate123 chocolate1234 chris1 chris123 christ
christ1 christ12 christ123 christ1234 christa christa1 christa123 christian christian1 christian123 christina
christina1 christina123 christine christine1 christine123 christmas christmas1 christmas12 christmas123 christmas1234
christoph christoph1 christoph123 christopher christopher1 christopher123 cinderella cinderella1 cinderella12
cinderella123 cinderella1234 cindy1 cindy123 cinnamon cinnamon1 cinnamon12 cinnamon123 cinnamon1234 claire claire1
claire123 clara1 clara123 classic classic1 classic12 classic123 classic1234 claudia claudia1 claudia123 clemens
clemens1 clemens123 clever clever1 clever12 clever123 clever1234 clover clover1 clover12 clover123 clover1234 cobra1
cobra12 cobra123 cobra1234 cocacola cocacola1 cocacola12 cocacola123 cocacola1234 coconut coconut1 coconut12
coconut123 coconut1234 coffee coffee1 coffee12 coffee123 coffee1234 college college1 college12 college123 college1234
columbia columbia1 columbia12 columbia123 columbia1234 comedy comedy1 comedy12 comedy123 comedy1234 comfort comfort1
comfort12 comfort123 comfort1234 computer computer1 computer12 computer123 computer1234 connect connect1 connect12
connect123 connect1234 connor connor1 connor123 consumer consumer1 consumer12 consumer123 consumer1234 control
control1 control12 control123 control1234 cookie cookie1 cookie12 cookie123 cookie1234 cookies cookies1 cookies12
cookies123 cookies1234 cooking cooking1 cooking12 cooking123 cooking1234 cooper cooper1 cooper12 cooper123 cooper1234
copper copper1 copper12 copper123 copper1234 cornelia cornelia1 cornelia123 corona123 corona2020 corvette cosmos
cosmos1 cosmos12 cosmos123 cosmos1234 cottage cottage1 cottage12 cottage123 cottage1234 cotton cotton1 cotton12
cotton123 cotton1234 country country1 country12 country123 country1234 courage courage1 courage12 courage123
courage1234 courtney courtney1 courtney123 covid19 covid2020 cowboy cowboy1 cowboy12 cowboy123 cowboy1234 cowboys
cowboys1 cowboys12 cowboys123 cowboys1234 coyote coyote1 coyote12 coyote123 coyote1234 craig1 craig123 cranberry
cranberry1 cranberry12 cranberry123 cranberry1234 crazy1 crazy12 crazy123 crazy1234 cricket cricket1 cricket12
cricket123 cricket1234 criminal criminal1 criminal12 criminal123 criminal1234 cristiano croatia croatia1 croatia12
croatia123 croatia1234 crocodile crocodile1 crocodile12 crocodile123 crocodile1234 crystal crystal1 crystal123 cupcake
cupcake1 cupcake12 cupcake123 cupcake1234 curious curious1 curious12 curious123 curious1234 cutebaby cutebaby1
cutebaby12 cutebaby123 cutebaby1234 cynthia cynthia1 cynthia123 cyril1 cyril123 czekolada czekolada1 czekolada12
czekolada123 czekolada1234 dadada dadada1 dadada12 dadada123 dadada1234 daddy1 daddy12 daddy123 daddy1234 daddysgirl
daddysgirl1 daddysgirl12 daddysgirl123 daddysgirl1234 dadlife dadlife1 dadlife12 dadlife123 dadlife1234 daemlich
daemlich1 daemlich12 daemlich123 daemlich1234 daisy1 daisy123 dakota dakota1 dakota12 dakota123 dakota1234 dallas
dallas1 dallas12 dallas123 dallas1234 damian damian1 damian123 dancer dancer1 dancer12 dancer123 dancer1234 dancing
dancing1 dancing12 dancing123 dancing1234 danger danger1 danger12 danger123 danger1234 daniel daniel1 daniel123
daniela daniela1 daniela123 danielle danielle1 danielle123 danny1 danny123 daria1 daria123 dariusz dariusz1 dariusz123
darkness darkness1 darkness12 darkness123 darkness1234 darling darling1 darling12 darling123 darling1234 david1
david123 dawid1 dawid123 dddddd deborah deborah1 deborah123 december december1 default default1 delfin delfin1
delfin12 delfin123 delfin1234 demo123 demo1234 demodemo denise denise1 denise123 dennis dennis1 dennis123 derek1
derek123 deutschland deutschland1 deutschland12 deutschland123 deutschland1234 diamant diamant1 diamant12 diamant123
diamant1234 diana1 diana123 diego1 diego123 dieter dieter1 dieter123 dirk123 dolphin dolphin1 dolphin12 dolphin123
dolphin1234 dolphins dolphins1 dolphins12 dolphins123 dolphins1234 dominic dominic1 dominic123 dominik dominik1
dominik123 donald donald1 donald123 dontknow dorota dorota1 dorota123 dorothy dorothy1 dorothy123 douglas douglas1
douglas123 drachen drachen1 drachen12 drachen123 drachen1234 dragon dragon1 dragon12 dragon123 dragon1234 dragonball
dragonball1 dragonball12 dragonball123 dragonball1234 dragonfly dragonfly1 dragonfly12 dragonfly123 dragonfly1234
dream1 dream12 dream123 dream1234 dreamer dreamer1 dreamer12 dreamer123 dreamer1234 dreams dreams1 dreams12 dreams123
dreams1234 driver driver1 driver12 driver123 driver1234 drummer drummer1 drummer12 drummer123 drummer1234 dublin
dublin1 dublin12 dublin123 dublin1234 duckling duckling1 duckling12 duckling123 duckling1234 dupa12 dupa123 dupa1234
dupadupa dupadupa1 dupadupa12 dupadupa123 dupadupa1234 dylan1 dylan123 dynamite dynamite1 dynamite12 dynamite123
dynamite1234 dzidzius dzidzius1 dzidzius12 dzidzius123 dzidzius1234 dziecko dziecko1 dziecko12 dziecko123 dziecko1234
dzien1 dzien12 dzien123 dzien1234 eagle1 eagle12 eagle123 eagle1234 eagles eagles1 eagles12 eagles123 eagles1234
earth1 earth12 earth123 earth1234 easter easter1 easter12 easter123 easter1234 eclipse eclipse1 eclipse12 eclipse123
eclipse1234 edgar1 edgar123 edith1 edith123 eduard eduard1 eduard123 edward edward1 edward123 edyta1 edyta123 eeeeee
egal123 einhorn einhorn1 einhorn12 einhorn123 einhorn1234 einstein einstein1 einstein12 einstein123 einstein1234
eintracht eintracht1 eintracht12 eintracht123 eintracht1234 electric electric1 electric12 electric123 electric1234
elefant elefant1 elefant12 elefant123 elefant1234 element element1 element12 element123 element1234 elena1 elena123
eleonora eleonora1 eleonora123 elephant elephant1 elephant12 elephant123 elephant1234 elias1 elias123 elisa1 elisa123
elisabeth elisabeth1 elisabeth123 elizabeth elizabeth1 elizabeth123 ella123 ellen1 ellen123 elmar1 elmar123 elvira
elvira1 elvira123 emanuel emanuel1 emanuel123 emerald emerald1 emerald12 emerald123 emerald1234 emil123 emilia emilia1
emilia123 emily1 emily123 emma123 empire empire1 empire12 empire123 empire1234 engel1 engel12 engel123 engel1234
england england1 england12 england123 england1234 enjoy1 enjoy12 enjoy123 enjoy1234 enter1 enter12 enter123 enter1234
enterprise enterprise1 enterprise12 enterprise123 enterprise1234 erdbeere erdbeere1 erdbeere12 erdbeere123
erdbeere1234 eric123 erik123 erika1 erika123 ernst1 ernst123 erwin1 erwin123 escape escape1 escape12 escape123
escape1234 esther esther1 esther123 eternal eternal1 eternal12 eternal123 eternal1234 ethan1 ethan123 eugen1 eugen123
europe europe1 europe12 europe123 europe1234 eva123 evelyn evelyn1 evelyn123 evening evening1 evening12 evening123
evening1234 ewa123 example1 explorer explorer1 explorer12 explorer123 explorer1234 express express1 express12
express123 express1234 extreme extreme1 extreme12 extreme123 extreme1234 fabian fabian1 fabian123 facebook facebook1
facebook123 fairy1 fairy12 fairy123 fairy1234 faith1 faith12 faith123 faith1234 falcon falcon1 falcon12 falcon123
falcon1234 familie familie1 familie12 familie123 familie1234 family family1 family12 family123 family1234 family4
family5 fantasy fantasy1 fantasy12 fantasy123 fantasy1234 fashion fashion1 fashion12 fashion123 fashion1234 father
father1 father12 father123 father1234 fatima fatima1 fatima123 february february1 felicia felicia1 felicia123 felix1
felix123 fender fender1 fender12 fender123 fender1234 ferdinand ferdinand1 ferdinand123 ferien ferien1 ferien12
ferien123 ferien1234 ferrari ferrari1 ferrari12 ferrari123 ferrari1234 feuer1 feuer12 feuer123 feuer1234 feuerwehr
feuerwehr1 feuerwehr12 feuerwehr123 feuerwehr1234 ffffff ficken ficken1 ficken123 fighter fighter1 fighter12
fighter123 fighter1234 filip1 filip123 fingerfood fingerfood1 fingerfood12 fingerfood123 fingerfood1234 finland
finland1 finland12 finland123 finland1234 finn123 fire12 fire123 fire1234 fireball fireball1 fireball12 fireball123
fireball1234 firebird firebird1 firebird12 firebird123 firebird1234 firefly firefly1 firefly12 firefly123 firefly1234
fireman fireman1 fireman12 fireman123 fireman1234 firstfood firstfood1 firstfood12 firstfood123 firstfood1234
firstfoods firstfoods1 firstfoods12 firstfoods123 firstfoods1234 fische fische1 fische12 fische123 fische1234 fish12
fish123 fish1234 fisher fisher1 fisher12 fisher123 fisher1234 fishing fishing1 fishing12 fishing123 fishing1234
fktrcfylh flamingo flamingo1 flamingo12 flamingo123 flamingo1234 flash1 flash12 flash123 flash1234 flocke flocke1
flocke12 flocke123 flocke1234 florian florian1 florian123 flower flower1 flower12 flower123 flower1234 flowers
flowers1 flowers12 flowers123 flowers1234 fluffy fluffy1 fluffy12 fluffy123 fluffy1234 flying flying1 flying12
flying123 flying1234 foodfriends foodfriends1 foodfriends12 foodfriends123 foodfriends1234 foodhero foodhero1
foodhero12 foodhero123 foodhero1234 football football1 football12 football123 football1234 force1 force12 force123
force1234 ford12 ford123 ford1234 forest forest1 forest12 forest123 forest1234 forever forever1 forever12 forever123
forever1234 forgotten forgotten1 forgotten12 forgotten123 forgotten1234 fortnite fortnite1 fortnite123 fortune
fortune1 fortune12 fortune123 fortune1234 forward forward1 forward12 forward123 forward1234 foxtrot foxtrot1 foxtrot12
foxtrot123 foxtrot1234 france france1 france12 france123 france1234 frances frances1 frances123 francesca francesca1
francesca123 francis francis1 francis123 frank1 frank123 franz1 franz123 freddy freddy1 freddy12 freddy123 freddy1234
frederik frederik1 frederik123 freedom freedom1 freedom12 freedom123 freedom1234 freiheit freiheit1 freiheit12
freiheit123 freiheit1234 freunde freunde1 freunde12 freunde123 freunde1234 freundin freundin1 freundin12 freundin123
freundin1234 friday friday1 friday12 friday123 friday1234 friedrich friedrich1 friedrich123 friend friend1 friend12
friend123 friend1234 friends friends1 friends12 friends123 friends1234 friendship friendship1 friendship12
friendship123 friendship1234 fritz1 fritz123 frozen frozen1 frozen12 frozen123 frozen1234 fucker fuckme fuckoff
fuckoff1 fuckoff12 fuckoff123 fuckoff1234 fuckyou fuckyou1 fuckyou12 fuckyou123 fuckyou1234 fuckyou2 funny1 funny12
funny123 funny1234 fussball fussball1 fussball12 fussball123 fussball1234 future future1 future12 future123 future1234
gabi123 gabriel gabriel1 gabriel123 gabriela gabriela1 gabriela123 gabriele gabriele1 gabriele123 galaxy galaxy1
galaxy12 galaxy123 galaxy1234 gandalf gandalf1 gandalf12 gandalf123 gandalf1234 garden garden1 garden12 garden123
garden1234 garfield garfield1 garfield12 garfield123 garfield1234 gary123 gateway gateway1 gateway12 gateway123
gateway1234 gdansk gdansk1 gdansk12 gdansk123 gdansk1234 geburtstag geburtstag1 geburtstag12 geburtstag123
geburtstag1234 geheim geheim1 geheim12 geheim123 geheim1234 geheimnis geheimnis1 geheimnis12 geheimnis123
geheimnis1234 gemini gemini1 gemini12 gemini123 gemini1234 general general1 general12 general123 general1234 genesis
genesis1 genesis12 genesis123 genesis1234 genius genius1 genius12 genius123 genius1234 gentle gentle1 gentle12
gentle123 gentle1234 georg1 georg123 george george1 george123 gerald gerald1 gerald123 gerhard gerhard1 gerhard123
germany germany1 germany12 germany123 germany1234 gertrud gertrud1 gertrud123 gfhjkm gggggg ghbdtn ghost1 ghost12
ghost123 ghost1234 giants giants1 giants12 giants123 giants1234 gibson gibson1 gibson12 gibson123 gibson1234 gina123
ginger ginger1 ginger12 ginger123 ginger1234 giraffe giraffe1 giraffe12 giraffe123 giraffe1234 gisela gisela1
gisela123 giveme giveme1 giveme12 giveme123 giveme1234 global global1 global12 global123 global1234 gloria gloria1
gloria123 glueck glueck1 glueck12 glueck123 glueck1234 godisgood godisgreat godzilla godzilla1 godzilla12 godzilla123
godzilla1234 golden golden1 golden12 golden123 golden1234 goldfish goldfish1 goldfish12 goldfish123 goldfish1234
golfer golfer1 golfer12 golfer123 golfer1234 goodboy goodboy1 goodboy12 goodboy123 goodboy1234 goodday goodday1
goodday12 goodday123 goodday1234 google google1 google12 google123 google1234 gorilla gorilla1 gorilla12 gorilla123
gorilla1234 grace1 grace123 grandma grandma1 grandma12 grandma123 grandma1234 grandpa grandpa1 grandpa12 grandpa123
grandpa1234 grape1 grape12 grape123 grape1234 gravity gravity1 gravity12 gravity123 gravity1234 green1 green12
green123 green1234 greenday greenday1 greenday12 greenday123 greenday1234 gregor gregor1 gregor123 greta1 greta123
grzegorz grzegorz1 grzegorz123 guardian guardian1 guardian12 guardian123 guardian1234 guenther guenther1 guenther123
guest123 guestguest guinness guinness1 guinness12 guinness123 guinness1234 guitar guitar1 guitar12 guitar123
guitar1234 gummibaer gummibaer1 gummibaer12 gummibaer123 gummibaer1234 gunner gunner1 gunner12 gunner123 gunner1234
gustav gustav1 gustav123 gutentag gutentag1 gutentag12 gutentag123 gutentag1234 gymnast gymnast1 gymnast12 gymnast123
gymnast1234 hahaha hahaha1 hahaha12 hahaha123 hahaha1234 hahahaha hailey hailey1 hailey123 halina halina1 halina123
hallihallo hallihallo1 hallihallo12 hallihallo123 hallihallo1234 hallo1 hallo12 hallo123 hallo1231 hallo12312
hallo123123 hallo1231234 hallo1234 hallo12345 hallohallo hallohallo1 hallohallo12 hallohallo123 hallohallo1234
halloween halloween1 halloween12 halloween123 halloween1234 hamburg hamburg1 hamburg12 hamburg123 hamburg1234
hamburger hamburger1 hamburger12 hamburger123 hamburger1234 hammer hammer1 hammer12 hammer123 hammer1234 hamster
hamster1 hamster12 hamster123 hamster1234 hanna1 hanna123 hannah hannah1 hannah123 hannes hannes1 hannes123 hans123
happiness happiness1 happiness12 happiness123 happiness1234 happy1 happy12 happy123 happy1234 harald harald1 harald123
harley harley1 harley12 harley123 harley1234 harmony harmony1 harmony12 harmony123 harmony1234 harry1 harry123
haselnuss haselnuss1 haselnuss12 haselnuss123 haselnuss1234 hasenfuss hasenfuss1 hasenfuss12 hasenfuss123
hasenfuss1234 haslo1 haslo11 haslo112 haslo1123 haslo11234 haslo12 haslo123 haslo1234 haslo12345 hasloo hasloo1
hasloo12 hasloo123 hasloo1234 hawaii hawaii1 hawaii12 hawaii123 hawaii1234 hawkeye hawkeye1 hawkeye12 hawkeye123
hawkeye1234 health health1 health12 health123 health1234 heart1 heart12 heart123 heart1234 hearts hearts1 hearts12
hearts123 hearts1234 heather heather1 heather123 heaven heaven1 heaven12 heaven123 heaven1234 hedgehog hedgehog1
hedgehog12 hedgehog123 hedgehog1234 heidi1 heidi123 heike1 heike123 heiko1 heiko123 heinrich heinrich1 heinrich123
heinz1 heinz123 helen1 helen123 helena helena1 helena123 helga1 helga123 hello1 hello11 hello112 hello1123 hello11234
hello12 hello123 hello1234 hello@123 hellohello hellokitty hellokitty1 hellokitty12 hellokitty123 hellokitty1234
helloworld helloworld1 helloworld12 helloworld123 helloworld1234 helmut helmut1 helmut123 henry1 henry123 herbert
herbert1 herbert123 hercules hercules1 hercules12 hercules123 hercules1234 hermann hermann1 hermann123 heroes heroes1
heroes12 heroes123 heroes1234 herz12 herz123 herz1234 herzchen herzchen1 herzchen12 herzchen123 herzchen1234 hhhhhh
hilda1 hilda123 himmel himmel1 himmel12 himmel123 himmel1234 hockey hockey1 hockey12 hockey123 hockey1234 hoffnung
hoffnung1 hoffnung12 hoffnung123 hoffnung1234 hohoho holger holger1 holger123 holiday holiday1 holiday12 holiday123
holiday1234 holland holland1 holland12 holland123 holland1234 homework homework1 homework12 homework123 homework1234
honda1 honda12 honda123 honda1234 honey1 honey12 honey123 honey1234 honeybee honeybee1 honeybee12 honeybee123
honeybee1234 hooters hooters1 hooters12 hooters123 hooters1234 horizon horizon1 horizon12 horizon123 horizon1234
hornets hornets1 hornets12 hornets123 hornets1234 horse1 horse12 horse123 horse1234 horses horses1 horses12 horses123
horses1234 horst1 horst123 hotdog hotdog1 hotdog12 hotdog123 hotdog1234 hotmail hotmail1 hotmail12 hotmail123
hotmail1234 house1 house12 house123 house1234 houston houston1 houston12 houston123 houston1234 hubert hubert1
hubert123 hugo123 hundchen hundchen1 hundchen12 hundchen123 hundchen1234 hunter hunter1 hunter12 hunter123 hunter1234
hunter2 hunting hunting1 hunting12 hunting123 hunting1234 icecream icecream1 icecream12 icecream123 icecream1234
iceland iceland1 iceland12 iceland123 iceland1234 ichbins ichliebedich ichliebedich1 ichliebedich12 ichliebedich123
ichliebedich1234 ididntknow idontknow iiiiii ilona1 ilona123 ilovegod ilovejesus iloveme iloveme1 iloveme12 iloveme123
iloveme1234 ilovemydad ilovemymom ilovemyson iloveu iloveu1 iloveu12 iloveu123 iloveu1234 iloveu2 iloveyou iloveyou!
iloveyou1 iloveyou12 iloveyou123 iloveyou1234 iloveyou2 iloveyou3 imagine imagine1 imagine12 imagine123 imagine1234
immer1 immer12 immer123 immer1234 india123 india@123 ines123 infinity infinity1 infinity12 infinity123 infinity1234
inga123 ingrid ingrid1 ingrid123 inle12 inle123 inle1234 inside inside1 inside12 inside123 inside1234 instagram
instagram1 instagram12 instagram123 instagram1234 internet internet1 internet12 internet123 internet1234 iphone
iphone1 ireland ireland1 ireland12 ireland123 ireland1234 irena1 irena123 irene1 irene123 iris123 isaac1 isaac123
isabel isabel1 isabel123 isabella isabella1 isabella123 isabelle isabelle1 isabelle123 island island1 island12
island123 island1234 ivan123 iwona1 iwona123 izabela izabela1 izabela123 jack123 jackass jackass1 jackass12 jackass123
jackass1234 jackson jackson1 jackson123 jacob1 jacob123 jacqueline jacqueline1 jacqueline123 jaguar jaguar1 jaguar12
jaguar123 jaguar1234 jajaja jake123 jakob1 jakob123 jakub1 jakub123 james1 james123 jamie1 jamie123 jan123 jana123
janet1 janet123 janina janina1 janina123 janine janine1 janine123 january january1 january12 january123 january1234
janusz janusz1 janusz123 japan1 japan12 japan123 japan1234 jared1 jared123 jasmin jasmin1 jasmin123 jasmine jasmine1
jasmine123 jason1 jason123 jasper jasper1 jasper12 jasper123 jasper1234 jazz12 jazz123 jazz1234 jeff123 jeffrey
jeffrey1 jeffrey123 jellybean jellybean1 jellybean12 jellybean123 jellybean1234 jennifer jennifer1 jennifer123 jenny1
jenny123 jeremy jeremy1 jeremy123 jerry1 jerry123 jerzy1 jerzy123 jesse1 jesse123 jessica jessica1 jessica123 jestem
jestem1 jestem12 jestem123 jestem1234 jester jester1 jester12 jester123 jester1234 jesus1 jesus12 jesus123 jesus1234
jesus777 jesuschrist jesusislord jewel1 jewel12 jewel123 jewel1234 jjjjjj joachim joachim1 joachim123 joanna joanna1
joanna123 joanne joanne1 joanne123 jochen jochen1 jochen123 joel123 johann johann1 johann123 johanna johanna1
johanna123 johannes johannes1 johannes123 john123 johnny johnny1 johnny123 joker1 joker12 joker123 joker1234 jonas1
jonas123 jonathan jonathan1 jonathan123 jordan jordan1 jordan123 jordan23 jose123 josef1 josef123 joseph joseph1
joseph123 joshua joshua1 joshua123 journey journey1 journey12 journey123 journey1234 juan123 judith judith1 judith123
juice1 juice12 juice123 juice1234 julia1 julia123 julian julian1 julian123 juliana juliana1 juliana123 julie1 julie123
juliette juliette1 juliette123 july12 july123 july1234 jungle jungle1 jungle12 jungle123 jungle1234 junior junior1
junior12 junior123 junior1234 jupiter jupiter1 jupiter12 jupiter123 jupiter1234 justice justice1 justice12 justice123
justice1234 justin justin1 justin123 justyna justyna1 justyna123 juventus juventus1 juventus12 juventus123
juventus1234 kacper kacper1 kacper123 kaczka kaczka1 kaczka12 kaczka123 kaczka1234 kaetzchen kaetzchen1 kaetzchen12
kaetzchen123 kaetzchen1234 kaffee kaffee1 kaffee12 kaffee123 kaffee1234 kamil1 kamil123 kamila kamila1 kamila123
kangaroo kangaroo1 kangaroo12 kangaroo123 kangaroo1234 kaninchen kaninchen1 kaninchen12 kaninchen123 kaninchen1234
karate karate1 karate12 karate123 karate1234 karen1 karen123 karin1 karin123 karina karina1 karina123 karl123 karla1
karla123 karol1 karol123 karolina karolina1 karolina123 karotte karotte1 karotte12 karotte123 karotte1234 kartoffel
kartoffel1 kartoffel12 kartoffel123 kartoffel1234 kasia1 kasia12 kasia123 kasia1234 kasienka kasienka1 kasienka12
kasienka123 kasienka1234 katarzyna katarzyna1 katarzyna123 kate123 kater1 kater12 kater123 kater1234 katharina
katharina1 katharina123 katherine katherine1 katherine123 kathrin kathrin1 kathrin123 katie1 katie123 katja1 katja123
katrin katrin1 katrin123 katze1 katze12 katze123 katze1234 katzen katzen1 katzen12 katzen123 katzen1234 kayla1
kayla123 keineahnung keinpasswort keith1 keith123 keller keller1 keller12 keller123 keller1234 kelly1 kelly123 kenneth
kenneth1 kenneth123 kennwort kennwort1 kennwort123 kermit kermit1 kermit12 kermit123 kermit1234 kerstin kerstin1
kerstin123 kevin1 kevin123 keyboard keyboard1 keyboard12 keyboard123 keyboard1234 khaing khaing1 khaing123 killer
killer1 killer12 killer123 killer1234 kimberly kimberly1 kimberly123 kindergarten kindergarten1 kindergarten12
kindergarten123 kindergarten1234 king12 king123 king1234 kinga1 kinga123 kingdom kingdom1 kingdom12 kingdom123
kingdom1234 kingkong kingkong1 kingkong12 kingkong123 kingkong1234 kirsche kirsche1 kirsche12 kirsche123 kirsche1234
kitchen kitchen1 kitchen12 kitchen123 kitchen1234 kitten kitten1 kitten12 kitten123 kitten1234 kittens kittens1
kittens12 kittens123 kittens1234 kitty1 kitty12 kitty123 kitty1234 kkkkkk klara1 klara123 klaus1 klaus123 klavier
klavier1 klavier12 klavier123 klavier1234 knight knight1 knight12 knight123 knight1234 knuddel knuddel1 knuddel12
knuddel123 knuddel1234 koala1 koala12 koala123 koala1234 kobe24 kocham kocham1 kocham11 kocham112 kocham1123
kocham11234 kocham12 kocham123 kocham1234 kochana kochana1 kochana12 kochana123 kochana1234 kochanie kochanie1
kochanie12 kochanie123 kochanie1234 kochany kochany1 kochany12 kochany123 kochany1234 kociak kociak1 kociak12
kociak123 kociak1234 kolay1 kolay12 kolay123 kolay1234 komputer komputer1 komputer12 komputer123 komputer1234 konik1
konik12 konik123 konik1234 konrad konrad1 konrad123 konstantin konstantin1 konstantin123 koteczek koteczek1 koteczek12
koteczek123 koteczek1234 kotek1 kotek12 kotek123 kotek1234 krakow krakow1 krakow12 krakow123 krakow1234 krista krista1
krista123 kristin kristin1 kristin123 krolik krolik1 krolik12 krolik123 krolik1234 kropka kropka1 kropka12 kropka123
kropka1234 kruemel kruemel1 kruemel12 kruemel123 kruemel1234 krumel krumel1 krumel12 krumel123 krumel1234 krystian
krystian1 krystian123 krystyna krystyna1 krystyna123 krzysztof krzysztof1 krzysztof123 kuchen kuchen1 kuchen12
kuchen123 kuchen1234 kurczak kurczak1 kurczak12 kurczak123 kurczak1234 kurt123 kurwa1 kurwa12 kurwa123 kurwa1234
kuschel kuschel1 kuschel12 kuschel123 kuschel1234 kwiat1 kwiat12 kwiat123 kwiat1234 kwiatek kwiatek1 kwiatek12
kwiatek123 kwiatek1234 kyaukse kyaukse1 kyaukse12 kyaukse123 kyaukse1234 kyaw123 kyle123 ladybug ladybug1 ladybug12
ladybug123 ladybug1234 lakers lakers1 lakers12 lakers123 lakers1234 lakers24 lalala lalalala lato12 lato123 lato1234
laura1 laura123 lauren lauren1 lauren123 laurin laurin1 laurin123 lea123 leben1 leben12 leben123 leben1234 leberkaese
leberkaese1 leberkaese12 leberkaese123 leberkaese1234 lech12 lech123 lech1234 lech1922 legia1 legia12 legia123
legia1234 legia1916 lemonade lemonade1 lemonade12 lemonade123 lemonade1234 lena123 lennard lennard1 lennard123 leo123
leon123 leonard leonard1 leonard123 leonie leonie1 leonie123 leopard leopard1 leopard12 leopard123 leopard1234 leszek
leszek1 leszek123 letmein letmein! letmein1 letmein12 letmein123 letmein1234 letmein2 liberty liberty1 liberty12
liberty123 liberty1234 lidia1 lidia123 liebe1 liebe12 liebe123 liebe1234 lieben lieben1 lieben12 lieben123 lieben1234
liebling liebling1 liebling12 liebling123 liebling1234 lighthouse lighthouse1 lighthouse12 lighthouse123
lighthouse1234 lightning lightning1 lightning12 lightning123 lightning1234 lilian lilian1 lilian123 lilly1 lilly123
linda1 linda123 linkedin lion12 lion123 lion1234 lionelmessi lions1 lions12 lions123 lions1234 lisa123 listopad
listopad1 listopad12 listopad123 listopad1234 littlebear littlebear1 littlebear12 littlebear123 littlebear1234
littleone littleone1 littleone12 littleone123 littleone1234 liverpool liverpool1 liverpool12 liverpool123
liverpool1234 lizard lizard1 lizard12 lizard123 lizard1234 lkjhgf lkjhgfdsa llllll lobster lobster1 lobster12
lobster123 lobster1234 loewe1 loewe12 loewe123 loewe1234 logan1 logan123 login123 loginlogin lollipop lollipop1
lollipop12 lollipop123 lollipop1234 london london1 london12 london123 london1234 looking looking1 looking12 looking123
looking1234 lorenz lorenz1 lorenz123 louis1 louis123 louise louise1 louise123 love12 love123 love1234 love4ever
lovebug lovebug1 lovebug12 lovebug123 lovebug1234 lovelove lovely lovely1 lovely12 lovely123 lovely1234 loveme loveme1
loveme12 loveme123 loveme1234 lovemybaby lovemybaby1 lovemybaby12 lovemybaby123 lovemybaby1234 lover1 lover12 lover123
lover1234 lovers lovers1 lovers12 lovers123 lovers1234 loveyou loveyou1 loveyou12 loveyou123 loveyou1234 loveyou2
luca123 lucas1 lucas123 lucia1 lucia123 lucky1 lucky12 lucky123 lucky1234 luckyone luckyone1 luckyone12 luckyone123
luckyone1234 lucy123 ludwig ludwig1 ludwig123 luis123 lukas1 lukas123 lukasz lukasz1 lukasz123 luna123 lunchbox
lunchbox1 lunchbox12 lunchbox123 lunchbox1234 lydia1 lydia123 m123456 macaroni macaroni1 macaroni12 macaroni123
macaroni1234 machine machine1 machine12 machine123 machine1234 maciej maciej1 maciej123 maciek maciek1 maciek12
maciek123 maciek1234 madeleine madeleine1 madeleine123 madison madison1 madison123 maerchen maerchen1 maerchen12
maerchen123 maerchen1234 maeuschen maeuschen1 maeuschen12 maeuschen123 maeuschen1234 magda1 magda123 magdalena
magdalena1 magdalena123 maggie maggie1 maggie12 maggie123 maggie1234 magic1 magic12 magic123 magic1234 magical
magical1 magical12 magical123 magical1234 magnolia magnolia1 magnolia12 magnolia123 magnolia1234 maja123 malay1
malay12 malay123 malay1234 malenka malenka1 malenka12 malenka123 malenka1234 malgorzata malgorzata1 malgorzata123
malina malina1 malina12 malina123 malina1234 malte1 malte123 maluszek maluszek1 maluszek12 maluszek123 maluszek1234
mama12 mama123 mama1234 mamaipapa mamama mamama1 mamama12 mamama123 mamama1234 mamamama mamapapa mamatata mamusia
mamusia1 mamusia12 mamusia123 mamusia1234 manchester manchester1 manchester12 manchester123 manchester1234 mandalay
mandalay1 mandalay12 mandalay123 mandalay1234 mandarin mandarin1 mandarin12 mandarin123 mandarin1234 manfred manfred1
manfred123 manuel manuel1 manuel123 manuela manuela1 manuela123 manunited manutd marathon marathon1 marathon12
marathon123 marathon1234 marcel marcel1 marcel123 march1 march12 march123 march1234 marchewka marchewka1 marchewka12
marchewka123 marchewka1234 marcin marcin1 marcin123 marco1 marco123 marcus marcus1 marcus123 marek1 marek123 margaret
margaret1 margaret123 margarete margarete1 margarete123 maria1 maria123 marian marian1 marian123 marianne marianne1
marianne123 marie1 marie123 marienkaefer marienkaefer1 marienkaefer12 marienkaefer123 marienkaefer1234 marina marina1
marina123 marine marine1 marine12 marine123 marine1234 mario1 mario123 marion marion1 marion123 marisa marisa1
marisa123 mark123 marko1 marko123 markus markus1 markus123 marlboro marlboro1 marlboro12 marlboro123 marlboro1234
marlene marlene1 marlene123 marshmallow marshmallow1 marshmallow12 marshmallow123 marshmallow1234 marta1 marta123
martha martha1 martha123 martin martin1 martin123 martina martina1 martina123 marvel marvel1 marvel12 marvel123
marvel1234 marvin marvin1 marvin123 mary123 maryla maryla1 maryla123 marzenie marzenie1 marzenie12 marzenie123
marzenie1234 master master1 master12 master123 master1234 mateusz mateusz1 mateusz12 mateusz123 mateusz1234 mathias
mathias1 mathias123 matrix matrix1 matrix12 matrix123 matrix1234 matthew matthew1 matthew123 matthias matthias1
matthias123 maung1 maung123 mausebaer mausebaer1 mausebaer12 mausebaer123 mausebaer1234 mausi1 mausi12 mausi123
mausi1234 maverick maverick1 maverick12 maverick123 maverick1234 max123 maxim1 maxim123 maximilian maximilian1
maximilian123 maximus maximus1 maximus12 maximus123 maximus1234 maxine maxine1 maxine123 maya123 meadow meadow1
meadow12 meadow123 meadow1234 meerschweinchen meerschweinchen1 meerschweinchen12 meerschweinchen123
meerschweinchen1234 megan1 megan123 meinpasswort meinschatz meinschatz1 meinschatz12 meinschatz123 meinschatz1234
melanie melanie1 melanie123 melissa melissa1 melissa123 melody melody1 melody12 melody123 melody1234 memory memory1
memory12 memory123 memory1234 mercedes mercedes1 mercedes12 mercedes123 mercedes1234 mercury mercury1 mercury12
mercury123 mercury1234 merlin merlin1 merlin12 merlin123 merlin1234 mermaid mermaid1 mermaid12 mermaid123 mermaid1234
messi10 metallica metallica1 metallica12 metallica123 metallica1234 mexico mexico1 mexico12 mexico123 mexico1234
mia123 miami1 miami12 miami123 miami1234 michael michael1 michael123 michaela michaela1 michaela123 michal michal1
michal123 michelle michelle1 michelle123 mickey mickey1 mickey12 mickey123 mickey1234 microsoft microsoft1 microsoft12
microsoft123 microsoft1234 midnight midnight1 midnight12 midnight123 midnight1234 miguel miguel1 miguel123 mike123
mila123 milan1 milan123 milena milena1 milena123 milkshake milkshake1 milkshake12 milkshake123 milkshake1234 million
million1 million12 million123 million1234 minecraft minecraft1 minecraft12 minecraft123 minecraft1234 mingalaba
mingalaba1 mingalaba12 mingalaba123 mingalaba1234 mingalar mingalar1 mingalar12 mingalar123 mingalar1234 minnie
minnie1 minnie12 minnie123 minnie1234 miracle miracle1 miracle12 miracle123 miracle1234 miriam miriam1 miriam123
mirko1 mirko123 miroslaw miroslaw1 miroslaw123 mirror mirror1 mirror12 mirror123 mirror1234 misiaczek misiaczek1
misiaczek12 misiaczek123 misiaczek1234 misiek misiek1 misiek12 misiek123 misiek1234 misio1 misio12 misio123 misio1234
mission mission1 mission12 mission123 mission1234 mittens mittens1 mittens12 mittens123 mittens1234 mmmmmm mnbvcx
mnbvcxz mohamed mohamed1 mohamed123 molly1 molly123 momlife momlife1 momlife12 momlife123 momlife1234 mommy1 mommy12
mommy123 mommy1234 monday monday1 monday12 monday123 monday1234 money1 money12 money123 money1234 monica monica1
monica123 monika monika1 monika123 monkey monkey1 monkey12 monkey123 monkey1234 monster monster1 monster12 monster123
monster1234 montana montana1 montana12 montana123 montana1234 moonlight moonlight1 moonlight12 moonlight123
moonlight1234 morgan morgan1 morgan123 moritz moritz1 moritz123 morning morning1 morning12 morning123 morning1234
mother mother1 mother12 mother123 mother1234 motherfucker motorola motorola1 motorola12 motorola123 motorola1234
motyl1 motyl12 motyl123 motyl1234 motylek motylek1 motylek12 motylek123 motylek1234 mountain mountain1 mountain12
mountain123 mountain1234 mountains mountains1 mountains12 mountains123 mountains1234 movie1 movie12 movie123 movie1234
mozart mozart1 mozart12 mozart123 mozart1234 muffin muffin1 muffin12 muffin123 muffin1234 mumlife mumlife1 mumlife12
mumlife123 mumlife1234 mummy1 mummy12 mummy123 mummy1234 munchkin munchkin1 munchkin12 munchkin123 munchkin1234 muscle
muscle1 muscle12 muscle123 muscle1234 music1 music12 music123 music1234 musik1 musik12 musik123 musik1234 mustang
mustang1 mustang12 mustang123 mustang1234 mustang69 mutter mutter1 mutter12 mutter123 mutter1234 muttertag muttertag1
muttertag12 muttertag123 muttertag1234 myanmar myanmar1 myanmar12 myanmar123 myanmar1234 mybaby mybaby1 mybaby12
mybaby123 mybaby1234 mybabyboy mybabyboy1 mybabyboy12 mybabyboy123 mybabyboy1234 mybabygirl mybabygirl1 mybabygirl12
mybabygirl123 mybabygirl1234 myfamily myfamily1 myint1 myint123 mykids mykids2 mykids3 mylittleone mylittleone1
mylittleone12 mylittleone123 mylittleone1234 mylove mylove1 mylove12 mylove123 mylove1234 mypassword myself myself1
myself12 myself123 myself1234 mystery mystery1 mystery12 mystery123 mystery1234 myszka myszka1 myszka12 myszka123
myszka1234 nachtigall nachtigall1 nachtigall12 nachtigall123 nachtigall1234 nadia1 nadia123 nadine nadine1 nadine123
nadja1 nadja123 naing1 naing123 nancy1 nancy123 naruto naruto1 naruto12 naruto123 naruto1234 natalia natalia1
natalia123 natalie natalie1 natalie123 natasha natasha1 natasha123 nathan nathan1 nathan123 nature nature1 nature12
nature123 nature1234 naypyidaw naypyidaw1 naypyidaw12 naypyidaw123 naypyidaw1234 neil123 nele123 nemesis nemesis1
nemesis12 nemesis123 nemesis1234 neptune neptune1 neptune12 neptune123 neptune1234 netflix netflix1 netflix12
netflix123 netflix1234 network network1 network12 network123 network1234 newborn newborn1 newborn12 newborn123
newborn1234 newlife newlife1 newlife12 newlife123 newlife1234 newpassword newyork newyork1 newyork12 newyork123
newyork1234 neymar10 nicecat nicecat1 nicecat12 nicecat123 nicecat1234 nicholas nicholas1 nicholas123 nick123 nico123
nicola nicola1 nicola123 nicole nicole1 nicole123 niebieski niebieski1 niebieski12 niebieski123 niebieski1234 niemowle
niemowle1 niemowle12 niemowle123 niemowle1234 niewiem niewiem1 niewiem12 niewiem123 niewiem1234 niklas niklas1
niklas123 nils123 nina123 nintendo nintendo1 nintendo12 nintendo123 nintendo1234 nirvana nirvana1 nirvana12 nirvana123
nirvana1234 nissan nnnnnn noah123 noel123 nokia1 nokia12 nokia123 nokia1234 nonono nopassword nora123 norbert norbert1
norbert123 norman norman1 norman123 nothing nothing1 nothing12 nothing123 nothing1234 november november1 november12
november123 november1234 nugget nugget1 nugget12 nugget123 nugget1234 number number1 number12 number123 number1234
nursery nursery1 nursery12 nursery123 nursery1234 nweoo1 nweoo12 nweoo123 nweoo1234 ocean1 ocean12 ocean123 ocean1234
october october1 october12 october123 october1234 oesterreich oesterreich1 oesterreich12 oesterreich123
oesterreich1234 office office1 office12 office123 office1234 ogrod1 ogrod12 ogrod123 ogrod1234 olaf123 oliver oliver1
oliver123 olivia olivia1 olivia123 olympic olympic1 olympic12 olympic123 olympic1234 online online1 online12 online123
online1234 oooooo opendoor opendoor1 opendoor12 opendoor123 opendoor1234 opensesame openup orange orange1 orange12
orange123 orange1234 orchid orchid1 orchid12 orchid123 orchid1234 oreo12 oreo123 oreo1234 orlando orlando1 orlando12
orlando123 orlando1234 oscar1 oscar123 oskar1 oskar123 otto123 ourbaby ourbaby1 ourbaby12 ourbaby123 ourbaby1234
outlaw outlaw1 outlaw12 outlaw123 outlaw1234 owen123 oxford oxford1 oxford12 oxford123 oxford1234 p@ssw0rd p@ssw0rd1
p@ssw0rd123 p@ssword pa$$w0rd pa$$word pacific pacific1 pacific12 pacific123 pacific1234 packers packers1 packers12
packers123 packers1234 padauk padauk1 padauk12 padauk123 padauk1234 paddington paddington1 paddington12 paddington123
paddington1234 paintball paintball1 paintball12 paintball123 paintball1234 pamela pamela1 pamela123 panda1 panda12
panda123 panda1234 panther panther1 panther12 panther123 panther1234 panthers panthers1 panthers12 panthers123
panthers1234 paola1 paola123 papa123 papagei papagei1 papagei12 papagei123 papagei1234 papapa papapa1 papapa12
papapa123 papapa1234 papaya papaya1 papaya12 papaya123 papaya1234 paradise paradise1 paradise12 paradise123
paradise1234 parent parent1 parent12 parent123 parent1234 parents parents1 parents12 parents123 parents1234 paris1
paris12 paris123 paris1234 party1 party12 party123 party1234 pass123 pass1234 pass12345 pass@123 pass@word pass@word1
passion passion1 passion12 passion123 passion1234 passpass passw0rd passw0rd1 passw0rd12 passw0rd123 passw0rd1234
passwd password password! password00 password01 password1 password1! password11 password12 password123 password1234
password12345 password123456 password2 password2020 password2021 password2022 password2023 password2024 password2025
password2026 password22 password3 password69 password77 password88 password99 passwords passwort passwort1 passwort12
passwort123 passwort1234 patricia patricia1 patricia123 patrick patrick1 patrick123 patrycja patrycja1 patrycja123
patryk patryk1 patryk123 paul123 paula1 paula123 paulina paulina1 paulina123 pauline pauline1 pauline123 pawel1
pawel123 peace1 peace12 peace123 peace1234 peaches peaches1 peaches12 peaches123 peaches1234 peanut peanut1 peanut12
peanut123 peanut1234 peanuts peanuts1 peanuts12 peanuts123 peanuts1234 pebbles pebbles1 pebbles12 pebbles123
pebbles1234 pedro1 pedro123 penguin penguin1 penguin12 penguin123 penguin1234 people people1 people12 people123
people1234 pepper pepper1 pepper12 pepper123 pepper1234 peppermint peppermint1 peppermint12 peppermint123
peppermint1234 pepsi1 pepsi12 pepsi123 pepsi1234 perfect perfect1 perfect12 perfect123 perfect1234 personal personal1
personal12 personal123 personal1234 peter1 peter123 petra1 petra123 pferd1 pferd12 pferd123 pferd1234 pferde pferde1
pferde12 pferde123 pferde1234 phantom phantom1 phantom12 phantom123 phantom1234 philip philip1 philip123 philipp
philipp1 philipp123 phoenix phoenix1 phoenix12 phoenix123 phoenix1234 phyo123 pia123 piano1 piano12 piano123 piano1234
picasso picasso1 picasso12 picasso123 picasso1234 pickle pickle1 pickle12 pickle123 pickle1234 picture picture1
picture12 picture123 picture1234 piesek piesek1 piesek12 piesek123 piesek1234 pikachu pikachu1 pikachu12 pikachu123
pikachu1234 pilgrim pilgrim1 pilgrim12 pilgrim123 pilgrim1234 pilka1 pilka12 pilka123 pilka1234 pimpek pimpek1
pimpek12 pimpek123 pimpek1234 pineapple pineapple1 pineapple12 pineapple123 pineapple1234 pinguin pinguin1 pinguin12
pinguin123 pinguin1234 pink12 pink123 pink1234 piotr1 piotr123 pirate pirate1 pirate12 pirate123 pirate1234 pirates
pirates1 pirates12 pirates123 pirates1234 pizza1 pizza12 pizza123 pizza1234 planet planet1 planet12 planet123
planet1234 platinum platinum1 platinum12 platinum123 platinum1234 playboy playboy1 playboy12 playboy123 playboy1234
player player1 player12 player123 player1234 please please1 please12 please123 please1234 poczta poczta1 poczta12
poczta123 poczta1234 poiuyt poiuytrewq pokemon pokemon1 pokemon12 pokemon123 pokemon1234 poland poland1 poland12
poland123 poland1234 police police1 police12 police123 police1234 polska polska1 polska11 polska112 polska1123
polska11234 polska12 polska123 polska1234 pomidor pomidor1 pomidor12 pomidor123 pomidor1234 pookie pookie1 pookie12
pookie123 pookie1234 popcorn popcorn1 popcorn12 popcorn123 popcorn1234 poppy1 poppy12 poppy123 poppy1234 pornhub
porridge porridge1 porridge12 porridge123 porridge1234 porsche porsche1 porsche12 porsche123 porsche1234 porsche911
portugal portugal1 portugal12 portugal123 portugal1234 positive positive1 positive12 positive123 positive1234 potato
potato1 potato12 potato123 potato1234 power1 power12 power123 power1234 powers powers1 powers12 powers123 powers1234
poznan poznan1 poznan12 poznan123 poznan1234 pppppp prague prague1 prague12 prague123 prague1234 precious precious1
precious12 precious123 precious1234 present present1 present12 present123 present1234 pretty pretty1 pretty12
pretty123 pretty1234 prince prince1 prince12 prince123 prince1234 princess princess1 princess12 princess123
princess1234 printer printer1 printer12 printer123 printer1234 prinzessin prinzessin1 prinzessin12 prinzessin123
prinzessin1234 private private1 private12 private123 private1234 project project1 project12 project123 project1234
promyczek promyczek1 promyczek12 promyczek123 promyczek1234 przemek przemek1 przemek123 przyjaciel przyjaciel1
przyjaciel12 przyjaciel123 przyjaciel1234 pumpkin pumpkin1 pumpkin12 pumpkin123 pumpkin1234 punisher punisher1
punisher12 punisher123 punisher1234 puppe1 puppe12 puppe123 puppe1234 puppies puppies1 puppies12 puppies123
puppies1234 puppy1 puppy12 puppy123 puppy1234 puree1 puree12 puree123 puree1234 purple purple1 purple12 purple123
purple1234 pussy1 pussycat pussycat1 pussycat12 pussycat123 pussycat1234 pyramid pyramid1 pyramid12 pyramid123
pyramid1234 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaywsx qayxsw qazwsx qazwsx1 qazwsx12 qazwsx123 qazwsx1234 qazwsxedc
qqqqqq queen1 queen12 queen123 queen1234 quiet1 quiet12 quiet123 quiet1234 qwaszx qwe123 qwe123qwe qweasd qweasd123
qweasdzxc qweqwe qweqweqwe qwer1234 qwert12345 qwerty qwerty! qwerty!@# qwerty1 qwerty1! qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop qwertyuiop123 qwertz qwertz1 qwertz12 qwertz123
qwertz1234 qwertzu qwertzu1 qwertzu12 qwertzu123 qwertzu1234 qwertzui qwertzui1 qwertzui12 qwertzui123 qwertzui1234
qwertzuiop qwertzuiop1 qwertzuiop12 qwertzuiop123 qwertzuiop1234 rabbit rabbit1 rabbit12 rabbit123 rabbit1234 rachel
rachel1 rachel123 racing racing1 racing12 racing123 racing1234 radek1 radek123 rafael rafael1 rafael123 rafal1
rafal123 raimund raimund1 raimund123 rainbow rainbow1 rainbow12 rainbow123 rainbow1234 rainer rainer1 rainer123
ralf123 ramona ramona1 ramona123 rangers rangers1 rangers12 rangers123 rangers1234 rangoon rangoon1 rangoon12
rangoon123 rangoon1234 raphael raphael1 raphael123 rapunzel rapunzel1 rapunzel12 rapunzel123 rapunzel1234 raspberry
raspberry1 raspberry12 raspberry123 raspberry1234 raven1 raven12 raven123 raven1234 raymond raymond1 raymond123
reality reality1 reality12 reality123 reality1234 realmadrid realmadrid1 rebecca rebecca1 rebecca123 rebel1 rebel12
rebel123 rebel1234 recipe recipe1 recipe12 recipe123 recipe1234 recipes recipes1 recipes12 recipes123 recipes1234
redhead redhead1 redhead12 redhead123 redhead1234 redrose redrose1 redrose12 redrose123 redrose1234 redsox redsox1
redsox12 redsox123 redsox1234 redwings redwings1 redwings12 redwings123 redwings1234 regenbogen regenbogen1
regenbogen12 regenbogen123 regenbogen1234 regina regina1 regina123 reinhard reinhard1 reinhard123 remember remember1
remember12 remember123 remember1234 renata renata1 renata123 renate renate1 renate123 renault renault1 renault12
renault123 renault1234 rene123 republic republic1 republic12 republic123 republic1234 requiem requiem1 requiem12
requiem123 requiem1234 revolution revolution1 revolution12 revolution123 revolution1234 ricardo ricardo1 ricardo123
richard richard1 richard123 rita123 river1 river12 river123 river1234 robert robert1 robert123 roberto roberto1
roberto123 robin1 robin123 roblox roblox1 roblox123 robot1 robot12 robot123 robot1234 rocket rocket1 rocket12
rocket123 rocket1234 rockstar rockstar1 rockstar12 rockstar123 rockstar1234 rodrigo rodrigo1 rodrigo123 rodzina
rodzina1 rodzina12 rodzina123 rodzina1234 roger1 roger123 roland roland1 roland123 rolf123 roman1 roman123 romana
romana1 romana123 romance romance1 romance12 romance123 romance1234 romeo1 romeo12 romeo123 romeo1234 ronald ronald1
ronald123 ronaldo ronaldo1 ronaldo7 root123 root1234 root@123 rootroot rosa123 rosalie rosalie1 rosalie123 rosebud
rosebud1 rosebud12 rosebud123 rosebud1234 rosemarie rosemarie1 rosemarie123 roses1 roses12 roses123 roses1234 rosie1
rosie123 roswitha roswitha1 roswitha123 rower1 rower12 rower123 rower1234 royal1 royal12 royal123 royal1234 roza12
roza123 roza1234 rrrrrr rudolf rudolf1 rudolf123 runner runner1 runner12 runner123 runner1234 rupert rupert1 rupert123
russell russell1 russell123 russia russia1 russia12 russia123 russia1234 ruth123 ryan123 s123456 sabina sabina1
sabina123 sabine sabine1 sabine123 sabrina sabrina1 sabrina123 safari safari1 safari12 safari123 safari1234 safety
safety1 safety12 safety123 safety1234 sailor sailor1 sailor12 sailor123 sailor1234 saint1 saint12 saint123 saint1234
sally1 sally123 salmon salmon1 salmon12 salmon123 salmon1234 salzburg salzburg1 salzburg12 salzburg123 salzburg1234
samantha samantha1 samantha123 samochod samochod1 samochod12 samochod123 samochod1234 sample123 samsung samsung1
samsung12 samsung123 samsung1234 samuel samuel1 samuel123 samurai samurai1 samurai12 samurai123 samurai1234 sandmann
sandmann1 sandmann12 sandmann123 sandmann1234 sandra sandra1 sandra123 sandwich sandwich1 sandwich12 sandwich123
sandwich1234 santa1 santa12 santa123 santa1234 sapphire sapphire1 sapphire12 sapphire123 sapphire1234 sara123 sarah1
sarah123 sascha sascha1 sascha123 saturday saturday1 saturday12 saturday123 saturday1234 saturn saturn1 saturn12
saturn123 saturn1234 savage savage1 savage12 savage123 savage1234 schalke schalke04 schalke041 schalke0412
schalke04123 schalke041234 schalke1 schalke12 schalke123 schalke1234 schatz schatz1 schatz12 schatz123 schatz1234
schatzi schatzi1 schatzi12 schatzi123 schatzi1234 schatzilein schatzilein1 schatzilein12 schatzilein123
schatzilein1234 schmetterling schmetterling1 schmetterling12 schmetterling123 schmetterling1234 schnecke schnecke1
schnecke12 schnecke123 schnecke1234 schneemann schneemann1 schneemann12 schneemann123 schneemann1234 schnitzel
schnitzel1 schnitzel12 schnitzel123 schnitzel1234 schnucki schnucki1 schnucki12 schnucki123 schnucki1234 schokolade
schokolade1 schokolade12 schokolade123 schokolade1234 school school1 school12 school123 school1234 schule schule1
schule12 schule123 schule1234 schwester schwester1 schwester12 schwester123 schwester1234 science science1 science12
science123 science1234 scooter scooter1 scooter12 scooter123 scooter1234 scorpion scorpion1 scorpion12 scorpion123
scorpion1234 scotland scotland1 scotland12 scotland123 scotland1234 scott1 scott123 seahawks seahawks1 seahawks12
seahawks123 seahawks1234 sean123 sebastian sebastian1 sebastian123 secret secret1 secret12 secret123 secret1234
secrets secrets1 secrets12 secrets123 secrets1234 security security1 security12 security123 security1234 selina
selina1 selina123 selma1 selma123 senator senator1 senator12 senator123 senator1234 september september1 september12
september123 september1234 serce1 serce12 serce123 serce1234 serduszko serduszko1 serduszko12 serduszko123
serduszko1234 serena serena1 serena123 sergej sergej1 sergej123 sexsex sexy123 sexybitch sexygirl shadow shadow1
shadow12 shadow123 shadow1234 shadows shadows1 shadows12 shadows123 shadows1234 shalom shalom1 shalom12 shalom123
shalom1234 shannon shannon1 shannon123 sharon sharon1 sharon123 shawn1 shawn123 sheila sheila1 sheila123 sheriff
sheriff1 sheriff12 sheriff123 sheriff1234 shopping shopping1 shopping12 shopping123 shopping1234 shorty shorty1
shorty12 shorty123 shorty1234 shwe12 shwe123 shwe1234 sidney sidney1 sidney123 siegfried siegfried1 siegfried123
sigrid sigrid1 sigrid123 silke1 silke123 silver silver1 silver12 silver123 silver1234 silvia silvia1 silvia123 simon1
simon123 simona simona1 simona123 simone simone1 simone123 singer singer1 singer12 singer123 singer1234 single single1
single12 single123 single1234 sister sister1 sister12 sister123 sister1234 skarb1 skarb12 skarb123 skarb1234 skarbie
skarbie1 skarbie12 skarbie123 skarbie1234 skater skater1 skater12 skater123 skater1234 skywalker skywalker1
skywalker12 skywalker123 skywalker1234 slawek slawek1 slawek123 slayer slayer1 slayer12 slayer123 slayer1234 slipknot
slipknot1 slipknot12 slipknot123 slipknot1234 slonce slonce1 slonce12 slonce123 slonce1234 sloneczko sloneczko1
sloneczko12 sloneczko123 sloneczko1234 smile1 smile12 smile123 smile1234 smiles smiles1 smiles12 smiles123 smiles1234
smiley smiley1 smiley12 smiley123 smiley1234 smok12 smok123 smok1234 smokey smokey1 smokey12 smokey123 smokey1234
snapchat snickers snickers1 snickers12 snickers123 snickers1234 snoopy snoopy1 snoopy12 snoopy123 snoopy1234 snow12
snow123 snow1234 snowball snowball1 snowball12 snowball123 snowball1234 snowflake snowflake1 snowflake12 snowflake123
snowflake1234 snowman snowman1 snowman12 snowman123 snowman1234 soccer soccer1 soccer12 soccer123 soccer1234 sofia1
sofia123 soldier soldier1 soldier12 soldier123 soldier1234 solution solution1 solution12 solution123 solution1234
something something1 something12 something123 something1234 sommer sommer1 sommer12 sommer123 sommer1234 sommer2020
sommer2021 sommer2022 sommer2023 sommer2024 sommer2025 sommer2026 sonia1 sonia123 sonja1 sonja123 sonne1 sonne12
sonne123 sonne1234 sonnenblume sonnenblume1 sonnenblume12 sonnenblume123 sonnenblume1234 sonnenschein sonnenschein1
sonnenschein12 sonnenschein123 sonnenschein1234 sophia sophia1 sophia123 sophie sophie1 sophie123 soprano soprano1
soprano12 soprano123 soprano1234 spanish spanish1 spanish12 spanish123 spanish1234 sparkle sparkle1 sparkle12
sparkle123 sparkle1234 sparky sparky1 sparky12 sparky123 sparky1234 spatz1 spatz12 spatz123 spatz1234 special special1
special12 special123 special1234 spider spider1 spider12 spider123 spider1234 spiderman spiderman1 spiderman12
spiderman123 spiderman1234 spielen spielen1 spielen12 spielen123 spielen1234 spirit spirit1 spirit12 spirit123
spirit1234 spongebob spongebob1 spongebob12 spongebob123 spongebob1234 sports sports1 sports12 sports123 sports1234
spotify1 spring spring1 spring12 spring123 spring1234 spring2020 spring2021 spring2022 spring2023 spring2024
spring2025 spring2026 squirrel squirrel1 squirrel12 squirrel123 squirrel1234 squish squish1 squish12 squish123
squish1234 squishapp squishy squishy1 squishy12 squishy123 squishy1234 ssssss stalker stalker1 stalker12 stalker123
stalker1234 stanford stanford1 stanford12 stanford123 stanford1234 stanislaw stanislaw1 stanislaw123 starfish
starfish1 starfish12 starfish123 starfish1234 stargate stargate1 stargate12 stargate123 stargate1234 starlight
starlight1 starlight12 starlight123 starlight1234 stars1 stars12 stars123 stars1234 starwars starwars1 starwars12
starwars123 starwars1234 steelers steelers1 steelers12 steelers123 steelers1234 stefan stefan1 stefan123 stefanie
stefanie1 stefanie123 steffen steffen1 steffen123 steiermark steiermark1 steiermark12 steiermark123 steiermark1234
stella stella1 stella123 stephan stephan1 stephan123 stephanie stephanie1 stephanie123 stephen stephen1 stephen123
sternchen sternchen1 sternchen12 sternchen123 sternchen1234 sterne sterne1 sterne12 sterne123 sterne1234 sternschnuppe
sternschnuppe1 sternschnuppe12 sternschnuppe123 sternschnuppe1234 steve1 steve123 steven steven1 steven123 stinger
stinger1 stinger12 stinger123 stinger1234 stokrotka stokrotka1 stokrotka12 stokrotka123 stokrotka1234 storm1 storm12
storm123 storm1234 strawberry strawberry1 strawberry12 strawberry123 strawberry1234 street street1 street12 street123
street1234 student student1 student12 student123 student1234 sugar1 sugar12 sugar123 sugar1234 summer summer1 summer12
summer123 summer1234 summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunday
sunday1 sunday12 sunday123 sunday1234 sunflower sunflower1 sunflower12 sunflower123 sunflower1234 sunrise sunrise1
sunrise12 sunrise123 sunrise1234 sunset sunset1 sunset12 sunset123 sunset1234 sunshine sunshine1 sunshine12
sunshine123 sunshine1234 super1 super12 super123 super1234 superman superman1 superman12 superman123 superman1234
superstar superstar1 superstar12 superstar123 superstar1234 support support1 support12 support123 support1234 surfer
surfer1 surfer12 surfer123 surfer1234 survivor survivor1 survivor12 survivor123 survivor1234 susan1 susan123 susanna
susanna1 susanna123 susanne susanne1 susanne123 suzuki sven123 svenja svenja1 svenja123 sweden sweden1 sweden12
sweden123 sweden1234 sweet1 sweet12 sweet123 sweet1234 sweetbaby sweetbaby1 sweetbaby12 sweetbaby123 sweetbaby1234
sweetheart sweetheart1 sweetheart12 sweetheart123 sweetheart1234 sweetie sweetie1 sweetie12 sweetie123 sweetie1234
sweetpea sweetpea1 sweetpea12 sweetpea123 sweetpea1234 sweets sweets1 sweets12 sweets123 sweets1234 swimmer swimmer1
swimmer12 swimmer123 swimmer1234 swimming swimming1 swimming12 swimming123 swimming1234 switch switch1 switch12
switch123 switch1234 sydney sydney1 sydney123 sylvia sylvia1 sylvia123 sylwia sylwia1 sylwia123 system system1
system12 system123 system1234 szczescie szczescie1 szczescie12 szczescie123 szczescie1234 szkola szkola1 szkola12
szkola123 szkola1234 szymon szymon1 szymon123 taekwondo taekwondo1 taekwondo12 taekwondo123 taekwondo1234 tajne1
tajne12 tajne123 tajne1234 tamara tamara1 tamara123 tango1 tango12 tango123 tango1234 tanja1 tanja123 tanya1 tanya123
target target1 target12 target123 target1234 tatjana tatjana1 tatjana123 tatus1 tatus12 tatus123 tatus1234 taurus
taurus1 taurus12 taurus123 taurus1234 taylor taylor1 taylor123 teacher teacher1 teacher12 teacher123 teacher1234
techno techno1 techno12 techno123 techno1234 teddy1 teddy12 teddy123 teddy1234 teddybear teddybear1 teddybear12
teddybear123 teddybear1234 telefon telefon1 telefon12 telefon123 telefon1234 telephone telephone1 telephone12
telephone123 telephone1234 temp123 temp1234 temple temple1 temple12 temple123 temple1234 temporary tennis tennis1
tennis12 tennis123 tennis1234 teresa teresa1 teresa123 terminal terminal1 terminal12 terminal123 terminal1234 test12
test123 test1234 test12345 test@123 tester tester1 tester12 tester123 tester1234 testing testing1 testing12 testing123
testing1234 testtest teufel teufel1 teufel12 teufel123 teufel1234 texas1 texas12 texas123 texas1234 thailand thailand1
thailand12 thailand123 thailand1234 thankyou thankyou1 thankyou12 thankyou123 thankyou1234 thazin thazin1 thazin12
thazin123 thazin1234 theking theking1 theking12 theking123 theking1234 theo123 theodor theodor1 theodor123 theone
theone1 theone12 theone123 theone1234 thepassword theresa theresa1 theresa123 thida1 thida123 thomas thomas1 thomas123
threekids thunder thunder1 thunder12 thunder123 thunder1234 thursday thursday1 thursday12 thursday123 thursday1234
tiffany tiffany1 tiffany123 tiger1 tiger12 tiger123 tiger1234 tigers tigers1 tigers12 tigers123 tigers1234 tigger
tigger1 tigger12 tigger123 tigger1234 tiktok123 tim123 timber timber1 timber12 timber123 timber1234 timothy timothy1
timothy123 tina123 tinkerbell tinkerbell1 tinkerbell12 tinkerbell123 tinkerbell1234 tirol1 tirol12 tirol123 tirol1234
titanic titanic1 titanic12 titanic123 titanic1234 tobias tobias1 tobias123 toddler toddler1 toddler12 toddler123
toddler1234 together together1 together12 together123 together1234 tom123 tomasz tomasz1 tomasz123 tomato tomato1
tomato12 tomato123 tomato1234 tommy1 tommy123 tony123 toor123 topsecret torsten torsten1 torsten123 toyota toyota1
toyota12 toyota123 toyota1234 tractor tractor1 tractor12 tractor123 tractor1234 traum1 traum12 traum123 traum1234
traumfaenger traumfaenger1 traumfaenger12 traumfaenger123 traumfaenger1234 travel travel1 travel12 travel123
travel1234 travis travis1 travis123 treasure treasure1 treasure12 treasure123 treasure1234 trevor trevor1 trevor123
tristan tristan1 tristan123 triumph triumph1 triumph12 triumph123 triumph1234 trouble trouble1 trouble12 trouble123
trouble1234 truelove truelove1 truelove12 truelove123 truelove1234 truskawka truskawka1 truskawka12 truskawka123
truskawka1234 trustno trustno1 trustno12 trustno123 trustno1234 trustnoone trustnoone1 trustnoone12 trustnoone123
trustnoone1234 tttttt tuesday tuesday1 tuesday12 tuesday123 tuesday1234 tulips tulips1 tulips12 tulips123 tulips1234
turkey turkey1 turkey12 turkey123 turkey1234 turtle turtle1 turtle12 turtle123 turtle1234 turtles turtles1 turtles12
turtles123 turtles1234 twilight twilight1 twilight12 twilight123 twilight1234 twister twister1 twister12 twister123
twister1234 twitter1 twoboys twogirls tygrys tygrys1 tygrys12 tygrys123 tygrys1234 tyler1 tyler123 udo123 ulrich
ulrich1 ulrich123 ulrike ulrike1 ulrike123 unicorn unicorn1 unicorn12 unicorn123 unicorn1234 united united1 united12
united123 united1234 universe universe1 universe12 universe123 universe1234 urlaub urlaub1 urlaub12 urlaub123
urlaub1234 ursula ursula1 ursula123 urszula urszula1 urszula123 user123 user1234 user@123 username uuuuuu uwe123
vacation vacation1 vacation12 vacation123 vacation1234 valentin valentin1 valentin123 valentina valentina1
valentina123 valerie valerie1 valerie123 valley valley1 valley12 valley123 valley1234 vampire vampire1 vampire12
vampire123 vampire1234 vanessa vanessa1 vanessa123 vanilla vanilla1 vanilla12 vanilla123 vanilla1234 vater1 vater12
vater123 vater1234 vegas1 vegas12 vegas123 vegas1234 vera123 verena verena1 verena123 vergissmeinnicht
vergissmeinnicht1 vergissmeinnicht12 vergissmeinnicht123 vergissmeinnicht1234 veronica veronica1 veronica123 veronika
veronika1 veronika123 vfhbyf viagra victor victor1 victor123 victoria victoria1 victoria123 vietnam vietnam1 vietnam12
vietnam123 vietnam1234 viking viking1 viking12 viking123 viking1234 viktor viktor1 viktor123 viktoria viktoria1
viktoria123 village village1 village12 village123 village1234 vincent vincent1 vincent123 viola1 viola123 violet
violet1 violet12 violet123 violet1234 viper1 viper12 viper123 viper1234 virgin virgin1 virgin12 virgin123 virgin1234
virginia virginia1 virginia123 vision vision1 vision12 vision123 vision1234 vivian vivian1 vivian123 volcano volcano1
volcano12 volcano123 volcano1234 volkswagen volkswagen1 volkswagen12 volkswagen123 volkswagen1234 volleyball
volleyball1 volleyball12 volleyball123 volleyball1234 voyager voyager1 voyager12 voyager123 voyager1234 vvvvvv w123456
walter walter1 walter123 wanda1 wanda123 warcraft warcraft1 warcraft12 warcraft123 warcraft1234 warrior warrior1
warrior12 warrior123 warrior1234 warriors warriors1 warriors12 warriors123 warriors1234 warszawa warszawa1 warszawa12
warszawa123 warszawa1234 wasdwasd wasser wasser1 wasser12 wasser123 wasser1234 water1 water12 water123 water1234
waterfall waterfall1 waterfall12 waterfall123 waterfall1234 watermelon watermelon1 watermelon12 watermelon123
watermelon1234 weaning weaning1 weaning12 weaning123 weaning1234 weasel weasel1 weasel12 weasel123 weasel1234 weather
weather1 weather12 weather123 weather1234 wednesday wednesday1 wednesday12 wednesday123 wednesday1234 weekend weekend1
weekend12 weekend123 weekend1234 weissnicht welcome welcome01 welcome1 welcome1! welcome12 welcome123 welcome1234
welcome2 welcome@1 welcome@123 wendy1 wendy123 werner werner1 werner123 weronika weronika1 weronika123 western
western1 western12 western123 western1234 whatever whatever1 whatever12 whatever123 whatever1234 whatsapp whiskey
whiskey1 whiskey12 whiskey123 whiskey1234 whisper whisper1 whisper12 whisper123 whisper1234 white1 white12 white123
white1234 wien12 wien123 wien1234 wiktor wiktor1 wiktor123 wiktoria wiktoria1 wiktoria123 wildcat wildcat1 wildcat12
wildcat123 wildcat1234 wildcats wildcats1 wildcats12 wildcats123 wildcats1234 wildlife wildlife1 wildlife12
wildlife123 wildlife1234 wilhelm wilhelm1 wilhelm123 william william1 william123 willow willow1 willow12 willow123
willow1234 willy1 willy123 window window1 window12 window123 window1234 windows windows1 windows10 windows12
windows123 windows1234 windsurf windsurf1 windsurf12 windsurf123 windsurf1234 winner winner1 winner12 winner123
winner1234 winnie winnie1 winnie123 winter winter1 winter12 winter123 winter1234 winter2019 winter2020 winter2021
winter2022 winter2023 winter2024 winter2025 winter2026 wiosna wiosna1 wiosna12 wiosna123 wiosna1234 wisdom wisdom1
wisdom12 wisdom123 wisdom1234 wisla1 wisla12 wisla123 wisla1234 wisla1906 wizard wizard1 wizard12 wizard123 wizard1234
wojciech wojciech1 wojciech123 wolf12 wolf123 wolf1234 wolfgang wolfgang1 wolfgang123 wolke1 wolke12 wolke123
wolke1234 wolverine wolverine1 wolverine12 wolverine123 wolverine1234 wolves wolves1 wolves12 wolves123 wolves1234
wonder wonder1 wonder12 wonder123 wonder1234 wonderful wonderful1 wonderful12 wonderful123 wonderful1234 wonneproppen
wonneproppen1 wonneproppen12 wonneproppen123 wonneproppen1234 woodland woodland1 woodland12 woodland123 woodland1234
woodstock woodstock1 woodstock12 woodstock123 woodstock1234 working working1 working12 working123 working1234 wwwwww
xaver1 xaver123 xsw2zaq1 xxxxxx yamaha yamaha1 yamaha12 yamaha123 yamaha1234 yangon yangon1 yangon12 yangon123
yangon1234 yankees yankees1 yankees12 yankees123 yankees1234 yellow yellow1 yellow12 yellow123 yellow1234 yesyes
yesyesyes youtube youtube1 youtube12 youtube123 youtube1234 ytrewq yvonne yvonne1 yvonne123 yxcvbn yxcvbnm yyyyyy
z123456 zaba12 zaba123 zaba1234 zabka1 zabka12 zabka123 zabka1234 zachary zachary1 zachary123 zaq!2wsx zaq123 zaq12wsx
zaq12wsxcde3 zaq1xsw2 zaq1zaq1 zauber zauber1 zauber12 zauber123 zauber1234 zbigniew zbigniew1 zbigniew123 zebra1
zebra12 zebra123 zebra1234 zeppelin zeppelin1 zeppelin12 zeppelin123 zeppelin1234 zidane zidane1 zidane12 zidane123
zidane1234 zima12 zima123 zima1234 zoe123 zofia1 zofia123 zombie zombie1 zombie12 zombie123 zombie1234 zosia1 zosia12
zosia123 zosia1234 zucker zucker1 zucker12 zucker123 zucker1234 zuckerpuppe zuckerpuppe1 zuckerpuppe12 zuckerpuppe123
zuckerpuppe1234 zuzanna zuzanna1 zuzanna123 zwerg1 zwerg12 zwerg123 zwerg1234 zxc123 zxcasdqwe zxcvbn zxcvbnm zxcvbnm1
zxczxc zyrafa zyrafa1 zyrafa12 zyrafa123 zyrafa1234 zyxwvu zzzzzz
`
    .trim()
    .split(/\s+/),
);
