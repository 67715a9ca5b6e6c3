/**
 * Words of foods of the list beyond the nine and what others are made of, as they stand in a regular expression and without
 * an -s: 'Peanut butter formula' is a meal.
 */
export const OTHER_FOODS: readonly string[] =
  'anchovy|apricot|arepa|arugula|asparagus|avocado|baba|bagel|beet|biscuit|\\w*berry|\\w*berries|bok choy|\\w*bread|broccoli|broth|bulgur|burger|butter|cabbage|cake|cassava|cauliflower|chayote|cheddar|cheese|cherry|cherries|chia|chili|cilantro|cinnamon|cod|congee|couscous|crab|cracker|cream|cucumber|dates|dog|dosa|dumpling|edamame|falafel|farro|fig|flaxseed|\\w*fruit|fries|garlic|ginger|gnocchi|greens|guava|haddock|hamburger|hearts|hummus|honey|juice|kale|kefir|ketchup|khichdi|kiwi|lasagna|leek|lemon|lettuce|liver|lobster|mackerel|mandarin|mango|mayonnaise|meal|meat|meatball|mozzarella|muffin|mushroom|naan|nectarine|noodle|nopales|\\w*nut|oil|okra|omelet|onion|orange|pancake|paneer|papaya|parmesan|parsnip|pasta|pecan|persimmon|pesto|pie|pineapple|pistachio|pita|pizza|plantain|polenta|pollock|pomegranate|pouch|prune|puff|pumpkin|pupusa|puree|quesadilla|raisin|ricotta|roti|rutabaga|rye|salad|salmon|sandwich|sardine|\\w*sauce|sausage|scallop|seaweed|seed|seitan|shrimp|smoothie|soup|spaghetti|spinach|sprouts|sugar|chard|tahini|tamales|tempeh|tilapia|toast|tofu|tortilla|trout|tuna|turnip|waffle|water|\\w+melon|yogurt|yolk|zucchini'.split(
    '|',
  );
