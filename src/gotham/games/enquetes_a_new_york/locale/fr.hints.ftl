# What a bot says to who asked for a hint
bot-worth = Cases que cela exclut aussitôt pour moi : { $value } ; avec la suivante, « { $next } » : { $other }.
bot-certain = Il ne reste que { $square }.
bot-roll = Cases restantes : { $count } ; la plus probable, { $square }, a { $chance } % de chances d’être la bonne. Lancer d’abord ne coûte rien : je lis encore une carte avant le tour des autres.
bot-accuse = Cases restantes : { $count }. { $square } a { $chance } % de chances d’être la bonne ; attendre fait gagner dans { $later } % des cas environ.
bot-wait = Cases restantes : { $count }. La plus probable, { $square }, n’a que { $chance } % de chances d’être la bonne ; attendre fait gagner dans { $later } % des cas environ.
bot-learn = Cases restantes : { $count }. En moyenne, cela écarte environ { $cut } % de ce qui est possible{ $swap ->
    [yes] , moins ce que cela apprend à l’autre
   *[no] {""}
}. Tout autre choix en fait autant.
bot-learn-more = Cases restantes : { $count }. En moyenne, cela écarte environ { $cut } % de ce qui est possible{ $swap ->
    [yes] , moins ce que cela apprend à l’autre
   *[no] {""}
} ; la suivante, « { $next } », { $less } %.
bot-learn-nothing = Cases restantes : { $count }. En moyenne, rien de ce que je peux faire ici ne m’apprend du nouveau.
bot-wander = Il n’y a rien d’autre à faire, ou je m’en suis remis au hasard.
