/**
 * The next 1,000 of the same list that mix letters with digits or special characters. Few of the first 3,000 can pass
 * the rule of composition in any spelling; these need only a capital letter (Aa123456, Admin123, P@ssw0rd). From
 * @zxcvbn-ts/language-common 4.1.3, MIT licence, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright (c)
 * 2021 @zxcvbn-ts. Data, not to be edited.
 */
export const COMMON_MIXED_PASSWORDS = `
ashley1 nicole1 great1 gfhjkm123 dallas1 xbox360 p0015123 bob123 jacob1 cobra1 123456r enter1 vh5150 marino13 qazwsx12
death1 love123 wolf359 qwerty1234 taylor1 chicago1 cat123 q123456 fucku2 z1x2c3 ferrari1 madison1 turbo1 holly1 sadie1
test1234 1qwerty superman1 apple123 mouse1 florida1 tigger1 winston1 sexy69 123qwerty joshua1 panther1 dodge1 12345z
scott1 martin1 cbr600 newyork1 audia4 harry1 1x2zkg8w 123456s hockey1 simon1 zxasqw12 cheese1 orange1 a1s2d3 ou8122
spike1 12345678q ginger1 honey1 123aaa abc1234 lover1 monster1 joker1 crystal1 12qwas james007 abcd123 silver1 bunny1
1q2w3e4r5 nokia6300 sweet1 rebecca1 12qw34er jamie1 logan1 penny1 montgom240 bulldog1 12345qwe buffy1 ib6ub9 edward1
rachel1 12345678a maria1 fishing1 gsxr750 eagles1 xxx123 sally1 gator1 password2 digital1 missy1 tiffany1 just4me
gfhjkm1 max123 teddy1 beast1 qazwsx1 dolphin1 misty1 nasty1 1pussy austin1 sparky1 linda1 fuckoff1 adam12 dragon12
aa123456 newpass6 bella1 123321a z1x2c3v4 marine1 devil666 12345t oliver1 123456qw jackson5 morgan1 1234567890a
baseball1 12qw12 a11111 1qaz2ws qweasd123 scorpio1 love12 bingo1 slave1 cameron1 guitar1 chloe1 123qq123 7ugd5hip2j
cowboy1 aaron1 mickey1 alex123 maggie1 spurs1 a12345678 xyz123 porsche1 gabriel1 mikey1 orion1 eddie1 house1 dog123
golfer1 danny1 monkey12 rainbow6 9293709b13 50spanks 111111a just4fun jones1 annie1 temp123 rebel1 bailey1 spencer1
q2w3e4r5 ninja1 spider1 playboy1 maxwell1 sassy1 1234asdf 1a2s3d4f iverson3 vsjasnel12 bruno1 sam123 tiger123 mason1
hawaii50 qazwsxedc123 ghost1 wg8e3wjf 426hemi blue12 porno1 master12 bird33 123456qwe killer12 mazda626 1qa2ws a1a2a3
merlin1 snoopy1 tiger2 michael2 hannah1 andrea1 water1 henry1 tigger2 felix1 green123 larry1 q1q2q3 yankees2 icu812
1z2x3c karen1 laura1 tigers1 jimbo1 mandy1 julie1 drummer1 fuckme1 bubba69 pussy123 pumpkin1 dusty1 smokey1 qwerty11
qqqqq1 misfit99 111qqq falcon1 fender1 asdf12 zxcvbnm123 redsox1 qwert12345 vikings1 broncos1 hammer1 cindy1 carmex2
dodgers1 cookie1 london1 password12 1z2x3c4v nikki1 slick1 junior1 mother1 miller1 megan1 joseph1 warrior1 qwer12 jerry1
genesis1 111111q 123456l death666 angel123 stone55 mike123 white1 storm1 qwe123qwe mazdarx7 123456789s iloveyou2 123456m
cbr900rr mama123 good123654 chase1 1234qw james123 winner1 sheba1 summer99 81fukkc nathan1 super12 testing1 nascar24
zachary1 johnny1 qwerty7 soccer12 sunny1 boomer1 cricket1 sugar1 smoke1 rainbow1 stephen1 johnson1 peaches1 pool6123
3000gt 123qwer bmw325 mustang6 trouble1 jeremy1 45m2do5bs 123ewq nirvana1 pizza1 jackass1 marines1 vader1 12qw12qw
dakota1 penguin1 slayer1 heidi1 simba1 blues1 asdqwe123 nokia6233 ghbdtn123 asdfgh01 monty1 mazda6 aaaaa1 buddy123
private1 andyod22 candy1 compaq1 pantera1 nancy1 zxcasdqwe123 soccer10 spartan1 mario1 joe123 stupid1 yamahar1 yellow1
brown1 david123 sf49ers buffalo1 casper1 player1 wizard1 pinky1 success1 voyager1 bruce1 winter1 iloveyou1 paris1 3x7pxr
f00tball purple1 barney1 1dragon rusty2 roger1 wp2003wp 123456ru noname123 cygnusx1 money123 sasha_007 12345qw kordell1
12345s fuck123 john123 dirty1 alice1 carlos1 eclipse1 little1 57chevy matrix1 p@ssw0rd scuba1 nokian73 chris123 11111q
brandy1 zxcv123 golden1 q11111 blue32 biteme1 cartman1 april1 perfect1 wendy1 hallo123 pufunga7782 doggy1 loser1
liverpool1 vincent1 forever1 captain1 sabrina1 marie1 1234zxcv happy2 marcius2 susan1 faith1 angus1 bubbles1 12345m
money12 stanley1 diablo2 beach1 bubba123 lakers1 randy1 gateway2 blue99 knight1 prince1 peace1 destiny1 beavis1 1a2s3d
ou8123 1master start1 test12 beatles1 2fast4u natasha1 stone1 12345qwer vanessa1 qwert40 therock1 p4ssw0rd gsxr1000
23skidoo ghhh47hj7649 shadow12 patches1 q2w3e4 boston1 tennis1 159357a houston1 power123 blue1234 12345qwerty awesome1
champ1 chaos1 admin1 holein1 123456789m montana1 m123456 mash4077 steven1 123456t dragon69 sammy123 sophie1 magic32
q1234567 elway7 natalie1 dylan1 tyson1 cafc91 q123456789 sandra1 peanut1 barry1 c2h5oh all4one ncc74656 austin31
p0o9i8u7 smith1 poker1 frodo1 tasha1 password9 killer123 fuck69 max333 kenny1 panda1 nokia1 scooby1 123qwert summer69
alex12 hello12 11111a dilbert1 romeo1 weed420 sasha123 12345abc starwars1 qwe321 123456789d bradley1 fucker1 robin1
gators1 fuckme2 smart1 johnny5 tanya1 69camaro 5wr2i7h8 s123456 melanie1 apollo11 bigdog1 gonzo1 mustang2 freddy1 kathy1
samuel1 trinity1 1q2q3q 12345qaz bandit1 hello2 1michael blake1 123456789qwe dima123 angela1 sixty9 alexander1 blue42
thumper1 7777777a lauren1 trumpet1 cooper1 favorite6 skipper1 rugby1 grace1 007bond jupiter1 segblue2 dixie1 phish1
123456w abcdefg1 young1 allison1 lucas1 special1 murphy1 travis1 flower2 wayne1 liberty1 q1w2e3r sunshine1 password01
computer1 1qazxsw23edc jesus123 bosco1 charlie2 allen1 calvin1 1234rewq puppy1 1qazzaq1 playboy2 1million vampire1
zorro1 zxcvb123 frankie1 tango1 justice1 fuckme69 keith1 benny1 canada1 trooper1 shark1 123456as sonic1 video1
password99 popcorn1 blue11 asd222 blue23 mommy1 giants1 123456qqq 123456d left4dead england1 lol12345 met2002 123456n
rambo1 please1 3ip76k2 asdfgh1 weare138 rufus1 12345r diver1 dan123 mercury1 alpha123 naughty1 mazda3 paladin1 asdfg123
jeter2 jordan2 1qazxsw tammy1 donna1 cbr900 medic1 simple1 huskers1 aol123 rabbit1 ziggy1 laser1 muffin1 123q123
claudia1 demon666 diana1 1qw23er4 flyers88 nokia5800 stewart1 iceman1 ireland1 cantona7 julia1 penis1 mustang5 pearl1
aaaa1111 flower1 buster12 jennifer1 nemrac58 qweasdzxc123 8inches braves1 123456g spock1 metal1 soccer11 metallica1
123456789r flipper1 pro100 love1234 banana1 1111qqqq asdasd123 101091m arizona1 alex1234 111aaa 55bgates shane1 baby123
abc123456 noles1 beckham7 riley1 smile1 angel2 mario66 nokia123 as123456 access1 kristin1 phantom1 1q2q3q4q poppy1
sierra1 1234567aa jesse1 rrpass1 care1839 aaa123 jupiter2 lucky123 myspace1 z12345 qwerty13 nascar1 1234qaz chopper1
z1x2c3v4b5 123456v dallas22 2hot4u goose1 ass123 audia6 princess1 funny1 drag0n start123 light1 winter99 miami1 nothing1
bryan1 rocky2 mike1234 chuck1 volvo1 2wsx3edc xxxxxx1 audi80 demon1 anton1 camero1 123456789v adidas1 jaguar1 a1a2a3a4
gizmodo1 poop123 jackie1 cool123 q1q2q3q4q5 girls1 kenneth1 raymond1 surfer1 7grout spiderman1 jesus777 rocket1
123456789o friday13 booger1 bigdick1 qaz123wsx 1z2x3c4v5b nokia5530 123456f websol76 india123 fuzzy1 20spanks timoxa94
1234567890z mazda323 wally1 magic123 kristen1 qq123456 1bitch jeffrey1 came11 12345d 1qaz2wsx3edc4rfv 2sweet letme1n
buddy2 rhino1 ilya1234 pippen33 queen1 marty1 blade1 system1 georgia1 trout1 b12345 general1 qw123456 bears1
chickenwing101 boris1 rosebud1 987654321a a1b2c3d4e5 cool12 racer1 sniper1 bp2002 nancy123 sandman1 tracy1 anthony7
victory1 photo1 goofy1 access99 6uldv8 quant4307s z123456 badboy1 eagle2 a1s2d3f4g5 123456c monkey69 batman12 lincoln1
horse1 molly123 booboo1 star123 3rjs1la7qe p0o9i8 nissan1 password11 jessica2 dragon01 qazxsw123 warcraft3 ralph1
bigred1 chevys10 hooters1 douglas1 gibson1 911turbo detroit1 monica1 0o9i8u7y terry1 aaaaaa1 school1 mike23 daniel12
atlanta1 truck1 dante1 1mustang cosmo1 favorite2 vegas1 a111111 a4tech groupd2013 angel666 bmw318 crash1 nexus6 astro1
madonna1 butch1 sooners1 shelby1 skeeter1 baker1 blaze1 service1 timothy1 bmw2002 1234abc quake3 hunter12 pilot1 lotus1
1password lexus1 bravo1 roman1 gregory1 rocky123 diablo1 zaq12345 ethan1 sexy123 eatme1 futyn007 camaro1 disney1 fubar1
dancer1 dragon123 manager1 speed1 alex01 madala11 nokia5130 dima1995 baron1 2300mj friends1 denis1 smoke420 cobra427
12345w ricky1 scout1 fantasy1 pussy2 alabama1 freedom2 123456y radar1 l3tm31n xxx777 michelle1 admin123 rosie1 willie1
tom123 123qwe123qwe my3sons s12345 welcome2 fireman1 mike69 jasper1 yamaha1 alexis1 q1q2q3q4 newproject2004 monkey2
1monkey stinger1 windows1 empire1 barbara1 bubba2 3edc4rfv sublime1 rogue1 12345v stinky1 michele1 boots1 vette1 devil1
1a2s3d4f5g shawn1 prelude1 miles1 marley1 gabby1 qazwsxedc1 w00t88 porsche911 pussy4me becky1 anthony2 money2 j3qq4h7h2v
nigger1 m12345 www123 piper1 lux2000 fordf350 star12 camel1 gemini1 google1 12locked spanky1 chief1 sonny1 ronald1
123456789p corvet07 kevin123 monday1 space1 1qwert arthur1 a123456a ironman1 abbey1 asd456 maximus1 pegasus1 dreamer1
gfhjkm12 blessed1 12345asd yankee1 m0nkey nemesis1
`;
