"""The par of a case for one player alone (EN-40), by level and number; number 0 are generated cases.

`python -m tools.par` measures it with the solver and prints this table.
"""

import numpy as np

PAR = np.array(
    [
        [10, 9, 9, 8, 9, 9, 9, 7, 10, 9, 9, 8, 7],
        [14, 13, 13, 14, 12, 13, 13, 12, 14, 14, 14, 14, 14],
    ],
    np.int64,
)
